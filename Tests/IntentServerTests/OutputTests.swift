import Foundation
import IntentJSON
import TestSupport
import Testing

@testable import IntentServer

struct OutputTests {
  @Test func anAnswerIsWrittenOnceAndWhole() {
    let bench = Bench()
    let ticket = bench.session.requests.open(.integer(1))
    #expect(bench.session.requests.isOpen(ticket))
    bench.session.requests.answer(ticket, Reply.result(.integer(1), ["a": "line\nbreak\u{2028}"]))
    bench.session.requests.answer(ticket, Reply.result(.integer(1), [:]))
    #expect(bench.written().map { $0["result"]?["a"]?.string } == ["line\nbreak\u{2028}"])
    #expect(!bench.session.requests.isOpen(ticket))
  }

  @Test func nothingOfACancelledRequestIsWritten() {
    let bench = Bench()
    let ticket = bench.session.requests.open(.string("a"))
    #expect(bench.session.requests.cancel(.string("a")))
    #expect(!bench.session.requests.cancel(.string("a")))
    #expect(!bench.session.requests.cancel(.integer(5)))
    bench.session.requests.send(
      Reply.notification("notifications/progress", [:]), for: ticket)
    bench.session.requests.answer(ticket, Reply.result(.string("a"), [:]))
    bench.session.requests.answer([(ticket, Reply.result(.string("a"), [:]))])
    #expect(bench.written().isEmpty)
  }

  @Test func anIdMayComeAgainAfterItWasCancelled() {
    let bench = Bench()
    let old = bench.session.requests.open(.integer(1))
    bench.session.requests.cancel(.integer(1))
    let new = bench.session.requests.open(.integer(1))
    bench.session.requests.answer(old, Reply.result(.integer(1), ["old": true]))
    bench.session.requests.answer(new, Reply.result(.integer(1), ["new": true]))
    #expect(bench.written().map { $0["result"]?["new"] } == [true])
  }

  @Test func twoOfOneIdAreBothAnswered() {
    let bench = Bench()
    let tickets = [
      bench.session.requests.open(.integer(1)), bench.session.requests.open(.integer(1)),
    ]
    for ticket in tickets { bench.session.requests.answer(ticket, Reply.result(.integer(1), [:])) }
    #expect(bench.written().count == 2)
  }

  @Test func aBatchLeavesOutWhatWasCancelled() {
    let bench = Bench()
    let tickets = (1...3).map { bench.session.requests.open(.integer($0)) }
    bench.session.requests.cancel(.integer(2))
    bench.session.requests.answer(
      tickets.map { ($0, Reply.result($0.id, [:])) }
        + [(nil, Reply.error(nil, RPCError(.invalidRequest, "x"), missingIDIsNull: false))])
    #expect(bench.written().first?.array?.map { $0["id"]?.integer } == [1, 3, nil])
  }

  /// A cancellation either finds the request, and then nothing is written, or comes too late.
  @Test(.timeLimit(.minutes(10))) func cancellingAndAnsweringAThousandTimesAtOnce() async {
    let bench = Bench()
    var cancelled = 0
    for number in 0..<1000 {
      let id = RequestID.integer(number)
      let ticket = bench.session.requests.open(id)
      async let isCancelled = Task.detached { bench.session.requests.cancel(id) }.value
      async let answered: Void = Task.detached {
        bench.session.requests.answer(ticket, Reply.result(id, [:]))
      }.value
      await answered
      let written = bench.written().count
      if await isCancelled {
        cancelled += 1
        #expect(written == 0)
      } else {
        #expect(written == 1)
      }
    }
    #expect(bench.written().isEmpty)
  }

  @Test(.timeLimit(.minutes(10))) func cancellingReachesTheTask() async {
    let bench = Bench()
    let ticket = bench.session.requests.open(.integer(1))
    let task = Task { while !Task.isCancelled { await Task.yield() } }
    bench.session.requests.attach({ task.cancel() }, to: ticket)
    bench.session.requests.cancel(.integer(1))
    await task.value
    let late = Task { while !Task.isCancelled { await Task.yield() } }
    bench.session.requests.attach({ late.cancel() }, to: ticket)
    await late.value
  }

  /// Nobody reads: a cancellation and the look for an end must not wait for the writer.
  @Test func aBlockedWriterHoldsUpNoCancellation() {
    let pipe = Pipe()
    let output = Output(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    let requests = OpenRequests(output: output)
    let (large, other) = (requests.open(.integer(1)), requests.open(.integer(2)))
    let text = String(repeating: "a", count: 1 << 20)
    // A thread, since a task that blocks would take one from the pool that all tests share.
    let written = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      requests.answer(large, Reply.result(.integer(1), ["a": .string(text)]))
      written.signal()
    }
    var ready = pollfd(
      fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&ready, 1, Int32(Deadline.seconds * 1000)) == 1)
    let cancelled = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      #expect(requests.cancel(.integer(2)))
      _ = output.movements
      cancelled.signal()
    }
    #expect(cancelled.wait(timeout: .now() + Deadline.seconds) == .success)
    var count = 0
    while count <= 1 << 20 { count += pipe.fileHandleForReading.availableData.count }
    written.wait()
    #expect(!requests.isOpen(other))
  }
}
