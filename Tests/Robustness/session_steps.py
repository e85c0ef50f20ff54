"""What people and models do in a session, at random: steps as JSON, so that a file of them replays.

A step refers to what the server said only by a place: `{"$": "item", "pick": 7, "form": "line"}` is the
seventh row as it is shown when the step runs. So each step still makes sense when others are left out.
"""

import json
import random
from typing import Any

from fuzz import ODD

ZONES = [
    "UTC", "America/New_York", "America/Los_Angeles", "Europe/Berlin", "Europe/London", "Asia/Kolkata",
    "Pacific/Auckland", "Pacific/Apia", "America/St_Johns", "Australia/Lord_Howe",
]  # fmt: skip
LOCALES = ["en_US.UTF-8", "en_GB.UTF-8", "de_DE.UTF-8", "C", "ja_JP.UTF-8"]
# A leap day, clock changes here and there, New Year, and plain days.
STARTS = [
    "2024-02-28T22:50:00Z", "2025-10-25T21:00:00Z", "2026-03-07T08:30:00Z", "2026-03-28T23:40:00Z",
    "2026-12-31T21:10:00Z", "2026-06-15T12:00:00Z", "2026-11-30T03:14:00Z",
]  # fmt: skip

# Names whose reading with an amount before them leaves no doubt.
PLAIN_NAMES = ["milk", "flour", "rice", "butter", "apples", "oat milk", "brown sugar", "Chicken", "bread"]
NAMES = PLAIN_NAMES + [
    "almond milk", "eggs", "egg", "crème fraîche", "creme fraiche", "jalapeños", "jalapen\u0303os", "Äpfel",
    "牛乳", "молоко", "7 up", "7up", "2% milk", "half & half", "M&M's", "AA batteries", "vitamin B12", "WD-40",
    "A4 paper", "toilet paper", "tomato", "Tomatoes", "cherry tomatoes", "salt", "salt and pepper", "ice cream",
    "Coca-Cola", "café", "  spaced   out ", "straße", "😀 cookies", "naan", "none", "all", "last", "the milk",
    "milk, whole", "bag", "cans", "dozen", "00 flour", "5 spice", "light bulbs 60W", "1000 island dressing",
    "Dr. Pepper", "mac 'n' cheese", "pasta/noodles", "tea - green", "soap: bar", "(organic)", "- dash", "[x] box",
]  # fmt: skip
PLAIN_UNITS = ["", "", "g", "kg", "ml", "l", "lb", "oz"]
UNITS = PLAIN_UNITS + [
    "packs", "pack", "bottles", "cans", "cups", "tbsp", "tsp", "bunch", "dozen", "bags", "fl oz", "slices",
    "Flaschen", "litres", "pounds", "heads", "cloves", "jar", "box",
]  # fmt: skip
NUMBERS = ["1", "2", "3", "10", "0.5", "250", "1.25"]
ODD_NUMBERS = [
    "½", "1 1/2", "1½", "1,5", "1,000", "1.000", "a", "an", "two", "a dozen", "2-3", "about 2", "0", "-1", "1e3",
    "2 (15 oz)", "3x", "x3", "1/3", "half a", "a couple of", "10000000", "2 x 500", "one and a half", "٣",
]  # fmt: skip
NOTES = [
    "organic",
    "lactose-free",
    "for the cat",
    "500 g",
    "the big one",
    "=1+1",
    "not too ripe; firm",
    "1,5 %",
]
SECTIONS = [
    "Produce",
    "dairy",
    "Dairy",
    "Frozen",
    "Obst & Gemüse",
    "none",
    "Other",
    "checked",
    "  ",
    "produce",
]

DRINK_UNITS = {
    "ml": 1, "cl": 10, "l": 1000, "fl_oz": 29.5735295625, "cup": 236.5882365, "pint": 473.176473,
    "uk_fl_oz": 28.4130625, "uk_pint": 568.26125,
}  # fmt: skip
DRINKS = [
    "250 ml", "0.5 l", "0,33 l", "8 oz", "two glasses", "a cup", "half a pint", "1 1/2 cups", "a mug", "2 desk bottles",
    "16.9 fl oz", "half a litre", "12", "a sip", "3 cl", "250ml", "1.000 ml", "lots", "a glass and a half", "-8 oz",
]  # fmt: skip
TIMES = [
    "now", "30 minutes ago", "an hour ago", "2 hours ago", "half an hour ago", "yesterday", "yesterday 21:30",
    "this morning", "last night", "08:00", "8 am", "noon", "midnight", "monday 9:00", "last friday", "3 days ago",
    "2026-03-10T08:00", "2026-02-30", "25:00", "tomorrow", "in an hour", "2020-01-01", "23:59", "00:01", "12:30 pm",
    "yesterday at 8pm", "the day before yesterday", "2 weeks ago", "2026-03-29T02:30",
]  # fmt: skip
CONTAINERS = [
    "mug = 300 ml",
    "desk bottle = 675 ml",
    "desk bottle =",
    "cup = 240 ml",
    "mug =",
    "x",
    "mug: 12 oz",
]
WORDS = ["name", "line", "bullet", "upper", "spaced"]
FORMS = [*WORDS, "id"]


class Steps:
    """Makes a session; every choice comes from the seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.requests = 0
        # Few names in many sessions, so that they meet again.
        self.names = self.random.sample(NAMES, self.choose([4, 8, len(NAMES)]))
        self.plain_names = self.random.sample(PLAIN_NAMES, self.choose([2, 4, len(PLAIN_NAMES)]))

    def session(self) -> dict[str, Any]:
        """The setting and 20 to 80 steps."""
        servers = self.random.randint(1, 3)
        setting = {
            "zone": self.choose(ZONES),
            "locale": self.choose(LOCALES),
            "now": self.choose(STARTS),
            "servers": servers,
            "homes": self.choose([1, servers]),
        }
        steps: list[dict[str, Any]] = []
        if self.chance(0.5):
            steps.append(self.call("change_settings", {"day_starts_at": self.choose([0, 1, 4, 12, 23])}))
        if self.chance(0.5):
            steps.append(self.call("change_settings", {"units": self.choose(["metric", "us", "uk"])}))
        length = self.random.randint(20, 80)
        while len(steps) < length:
            steps += self.some_steps()
        return {"setting": setting, "steps": steps + [{"do": "exchange"}]}

    def choose(self, among: list[Any]) -> Any:
        return self.random.choice(among)

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def some_steps(self) -> list[dict[str, Any]]:
        """One thing somebody does: a call for the most part, at times with its repeat or its undo."""
        server = {"server": self.random.randrange(3)}
        kind = self.random.random()
        if kind < 0.62:
            call = self.any_call()
            follow = self.random.random()
            if follow < 0.10:
                return [call, self.undo()]
            if follow < 0.20:
                return [call, {"do": "again", **server}]
            return [call]
        if kind < 0.74:
            return [self.undo() for _ in range(self.choose([1, 1, 2, 4]))]
        if kind < 0.84:
            how = self.choose(["check", "remove", "update"])
            return [{"do": "find", **server, "pick": self.pick(), "form": self.choose(FORMS), "how": how}]
        if kind < 0.91:
            return [{"do": "clock", "minutes": self.choose([1, 5, 45, 180, 600, 1440, 2000, 4000])}]
        if kind < 0.94:
            return [{"do": "restart", **server, "kill": self.chance(0.5)}]
        if kind < 0.95:
            return [
                {"do": "kill", **server, "milliseconds": self.choose([0, 1, 2, 5]), "call": self.any_call()}
            ]
        if kind < 0.955:
            return [{"do": "together"}]
        if kind < 0.963:
            return [{"do": "travel", "zone": self.choose(ZONES)}]
        how = self.choose(
            ["add item", "add drink", "change item", "change drink", "remove item", "remove drink"]
        )
        return [{"do": "edit", "how": how, "pick": self.pick(), "name": self.choose(self.plain_names)}]

    def pick(self) -> int:
        return self.random.randrange(100)

    def undo(self) -> dict[str, Any]:
        return self.call("undo_last_change", {})

    def call(self, tool: str, arguments: dict[str, Any], **more: Any) -> dict[str, Any]:
        server = self.random.randrange(3)
        return {"do": "call", "server": server, "tool": tool, "arguments": arguments, **more}

    def any_call(self) -> dict[str, Any]:
        makers = [
            (self.log, 14), (self.plain_add, 8), (self.add, 14), (self.check, 10), (self.update_item, 10),
            (self.remove, 5), (self.update_drink, 8), (self.delete_drink, 4), (self.goal, 4), (self.settings, 5),
            (self.look, 4), (self.clear, 2),
        ]  # fmt: skip
        [maker] = self.random.choices([maker for maker, _ in makers], [weight for _, weight in makers])
        call = maker()
        if self.chance(0.08):
            call = {**call, "arguments": self.spoiled(call["arguments"])}
            call.pop("means", None)
        return call

    def spoiled(self, arguments: dict[str, Any]) -> dict[str, Any]:
        """The arguments with one of them odd, of the wrong type, null, or one that no tool has."""
        key = self.choose(list(arguments) or ["nonsense"]) if self.chance(0.85) else "nonsense"
        return {**arguments, key: self.choose(ODD)}

    # Water

    def drink(self) -> dict[str, Any]:
        if self.chance(0.6):
            return {
                "amount": self.choose([8, 12, 16.9, 250, 0.5, 330, 1, 100]),
                "unit": self.choose(list(DRINK_UNITS)),
            }
        if self.chance(0.7):
            return {"amount": self.choose(DRINKS)}
        return self.choose(
            [{}, {"amount": 8}, {"amount": 250}, {"amount": 1, "unit": "mug"}, {"unit": "desk bottle"}]
        )

    def time(self) -> Any:
        if self.chance(0.4):
            style = self.choose(["local", "offset", "ago"])
            return {"$": "time", "minutes": self.choose([1, 20, 90, 400, 1500, 5000]), "style": style}
        return self.choose(TIMES)

    def log(self) -> dict[str, Any]:
        arguments = self.drink()
        if self.chance(0.4):
            arguments["at"] = self.time()
        return self.call("log_water", self.with_request(arguments))

    def with_request(self, arguments: dict[str, Any]) -> dict[str, Any]:
        """At times with a request id, which may be that of an earlier call."""
        if not self.chance(0.25):
            return arguments
        self.requests += 1
        return {
            **arguments,
            "request_id": f"r{self.random.randint(max(0, self.requests - 3), self.requests)}",
        }

    def entry(self) -> Any:
        return (
            self.choose(["last", "last", "latest", "nope"])
            if self.chance(0.4)
            else {"$": "entry", "pick": self.pick()}
        )

    def update_drink(self) -> dict[str, Any]:
        arguments = {"entry": self.entry()} | (self.drink() if self.chance(0.7) else {})
        if self.chance(0.5):
            arguments["at"] = self.time()
        return self.call("update_water_entry", arguments)

    def delete_drink(self) -> dict[str, Any]:
        return self.call("delete_water_entry", {"entry": self.entry()})

    def goal(self) -> dict[str, Any]:
        plain = {
            "amount": self.choose([64, 2000, 2500, 80, 0.5, 500]),
            "unit": self.choose(["ml", "fl_oz", "uk_fl_oz"]),
        }
        words = {"amount": self.choose(["2 l", "64 oz", "3", 3, 2000, "100 l", 0, "ten cups", "6300 ml"])}
        return self.call("adjust_goal", self.choose([plain, plain, words]))

    def look(self) -> dict[str, Any]:
        return self.choose([
            self.call("show_history", {"days": self.choose([1, 2, 30, 366, 0, 367, "7"])}),
            self.call("show_history", {"date": self.choose(["today", "yesterday", "2026-03-10", "monday", "x"])}),
            self.call("show_list", {"section": self.choose(SECTIONS), "include_checked": self.chance(0.5)}),
            self.call("check_todays_progress", {}),
            self.call("no_such_tool", {}),
        ])  # fmt: skip

    def settings(self) -> dict[str, Any]:
        return self.call("change_settings", self.choose([
            {"units": self.choose(["metric", "us", "uk", "imperial", ""])},
            {"usual_amount": self.choose([250, 8, "330 ml", "a mug", "2 cups", 0])},
            {"day_starts_at": self.choose([0, 1, 4, 5, 23, 24, "4"])},
            {"language": self.choose(["en", "de"])},
            {"containers": [self.choose(CONTAINERS) for _ in range(self.random.randint(1, 2))]},
            {"units": "us", "usual_amount": 12, "containers": ["mug = 10 oz"]},
        ]))  # fmt: skip

    # The list

    def plain_add(self) -> dict[str, Any]:
        """An addition whose meaning is known: the checks do the sum."""
        number, unit, name = self.choose(NUMBERS), self.choose(PLAIN_UNITS), self.choose(self.plain_names)
        if self.chance(0.2):
            return self.call("add_shopping_items", self.with_request({"items": [name]}), means={"name": name})
        text = " ".join(part for part in (number, unit, name) if part)
        means = {"number": float(number), "unit": unit, "name": name}
        return self.call("add_shopping_items", self.with_request({"items": [text]}), means=means)

    def item_text(self) -> Any:
        name, unit, note = self.choose(self.names), self.choose(UNITS), self.choose(NOTES)
        number = self.choose(NUMBERS if self.chance(0.6) else ODD_NUMBERS)
        return self.choose([
            name, name, f"{number} {unit} {name}", f"{number} {name}", f"{name} {number} {unit}", f"{name} ({note})",
            f"{number} {unit} {name} ({note})", f"{name} x{number}", f"{number} {unit} of {name}", f"{name}, {note}",
            f"{name}: {number}{unit}", f"{number}{unit} {name}, {note}", f"- {name}", f"{name} - {number} {unit}",
            {"name": name, "quantity": self.choose([number, 2, None]), "unit": unit, "note": note},
            {"name": name, "section": self.choose(SECTIONS)}, json.dumps([name, f"{number} {unit} {name}"]),
            f"{name}\n{number} {unit} {self.choose(self.names)}", self.item(WORDS), self.choose(ODD),
        ])  # fmt: skip

    def add(self) -> dict[str, Any]:
        arguments: dict[str, Any] = {"items": [self.item_text() for _ in range(self.choose([1, 1, 2, 3, 8]))]}
        if self.chance(0.2):
            arguments["section"] = self.choose(SECTIONS)
        return self.call("add_shopping_items", self.with_request(arguments))

    def item(self, forms: list[str] = FORMS) -> Any:
        """A row that is shown, in one of the forms in which people name it."""
        return {"$": "item", "pick": self.pick(), "form": self.choose(forms)}

    def named(self) -> list[Any]:
        among = [self.item(), self.item(), self.choose(self.names), self.item_text()]
        return [self.choose(among) for _ in range(self.choose([1, 1, 1, 2, 4]))]

    def check(self) -> dict[str, Any]:
        if self.chance(0.6):
            return self.call("check_off_items", {"items": self.named()})
        return self.call("uncheck_items", {"all": True} if self.chance(0.2) else {"items": self.named()})

    def remove(self) -> dict[str, Any]:
        return self.call("remove_shopping_items", {"items": self.named()})

    def clear(self) -> dict[str, Any]:
        return self.call("clear_checked_items", {})

    def update_item(self) -> dict[str, Any]:
        changes = {
            "name": self.choose(self.names)
            if self.chance(0.7)
            else self.choose([self.item_text(), self.item(WORDS)]),
            "amount": self.choose(["none", "3 l", "2", "500 g", "1 kg + 2", "half", "a few", "lots", ""]),
            "note": self.choose([*NOTES, "", "none"]),
            "section": self.choose(SECTIONS),
        }
        keys = self.random.sample(list(changes), self.choose([1, 1, 1, 2, 3]))
        item = self.item() if self.chance(0.85) else self.choose(self.names)
        return self.call("update_shopping_item", {"item": item} | {key: changes[key] for key in keys})
