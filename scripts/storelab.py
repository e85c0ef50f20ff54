"""What the store's test scripts share: a server as a child process, and looks at its files."""
import ctypes, json, os, platform, selectors, struct, subprocess, sys, time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def default_binary():
    """The carafe binary if it serves already, else the store's own driver."""
    for name in (os.environ.get("CARAFE_BINARY"), ROOT + "/.build/release/store-driver",
                 ROOT + "/.build/debug/store-driver"):
        if name and os.path.exists(name):
            return name
    sys.exit("build first: swift build -c release --product store-driver")


def letters(*numbers):
    """A name without digits, which the server would take for a quantity."""
    return "item " + "x".join("".join(chr(97 + int(digit)) for digit in str(n)) for n in numbers)


class Dead(Exception):
    pass


def without_exchange():
    """Lets renameat2 with flags fail with EINVAL in this process and those it starts, as a file
    system does that cannot swap files (a seccomp filter: see seccomp(2))."""
    number = {"x86_64": 316, "aarch64": 276}[platform.machine()]
    load, equal, answer, flags = 0x20, 0x15, 0x06, 16 + 4 * 8
    steps = [(load, 0, 0, 0), (equal, 0, 3, number), (load, 0, 0, flags), (equal, 1, 0, 0),
             (answer, 0, 0, 0x00050000 | 22), (answer, 0, 0, 0x7FFF0000)]
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
    program = ctypes.create_string_buffer(struct.pack("HxxxxxxQ", len(steps), ctypes.addressof(code)))
    library = ctypes.CDLL(None, use_errno=True)
    for arguments in ((38, 1, 0, 0, 0), (22, 2, ctypes.c_void_p(ctypes.addressof(program)), 0, 0)):
        if library.prctl(*arguments):
            raise OSError(ctypes.get_errno(), "no seccomp filter can be set here")


class Server:
    """One server process, spoken to by JSON-RPC on its standard input and output."""

    def __init__(self, binary, folder, home, state=None, prepare=None):
        """`prepare` is called in the new process before the server starts."""
        os.makedirs(home, exist_ok=True)
        env = dict(os.environ, CARAFE_FOLDER=folder, CARAFE_STATE=state or home + "/state", HOME=home)
        self.arguments, self.env, self.number, self.prepare = [binary], env, 0, prepare
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.arguments, env=self.env, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                        preexec_fn=self.prepare)
        self.buffer = b""
        self.request("initialize", {"protocolVersion": "2025-06-18", "capabilities": {},
                                    "clientInfo": {"name": "storelab", "version": "1"}})
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def send(self, message):
        try:
            self.process.stdin.write(json.dumps(message).encode() + b"\n")
            self.process.stdin.flush()
        except (BrokenPipeError, ValueError, OSError):
            raise Dead()

    def request(self, method, params, timeout=60):
        self.number += 1
        self.send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params})
        end = time.time() + timeout
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            while time.time() < end:
                while b"\n" in self.buffer:
                    line, self.buffer = self.buffer.split(b"\n", 1)
                    reply = json.loads(line)
                    if reply.get("id") == self.number:
                        return reply.get("result", reply)
                if selector.select(0.5):
                    chunk = os.read(self.process.stdout.fileno(), 1 << 16)
                    if not chunk:
                        raise Dead()
                    self.buffer += chunk
        raise TimeoutError(method)

    def call(self, tool, **arguments):
        result = self.request("tools/call", {"name": tool, "arguments": arguments})
        if result.get("isError"):
            raise RuntimeError(json.dumps(result))
        return result.get("structuredContent", {})

    def add(self, name):
        """Adds an item; returns its id and whether it is in the folder already."""
        content = self.call("add_shopping_items", items=[name])
        return content["results"][0]["item"]["id"], content.get("published", True)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        try:
            self.process.stdin.close()
            self.process.wait(10)
        except Exception:
            self.kill()


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def ids(path):
    return [record["id"] for record in load(path)["shopping"]]


def check_adds(path, acknowledged):
    """Every acknowledged add is in the file once."""
    have = ids(path)
    missing = set(acknowledged) - set(have)
    assert not missing, f"{len(missing)} of {len(acknowledged)} adds are missing: {sorted(missing)[:5]}"
    assert len(set(have)) == len(have), "an id stands twice"


def wait_until(what, condition, timeout=120, every=0.25):
    end = time.time() + timeout
    while time.time() < end:
        if condition():
            return
        time.sleep(every)
    raise AssertionError(f"not within {timeout} s: {what}")
