import Testing

@testable import RejoinderServer

struct AcceptedEncodingsTests {
  @Test(arguments: [
    "gzip", "x-gzip", "GZip", "deflate, gzip, br", "deflate,\tgzip ; q=0.001", "*", "gzip;q=1.000",
    "identity;q=0.5, gzip;q=0.5", "br;q=1, gzip;q=0.2", "*;q=0.1", "*;q=0, gzip", ",,gzip,",
    "gzip;level=9;q=0.3", "gzip; Q=1", "identity;q=0, *",
  ])
  func takesGzip(header: String) {
    #expect(AcceptedEncodings(header).prefersGzip)
  }

  @Test(arguments: [
    "", "identity", "br", "gzip;q=0", "gzip;q=0.000", "gzip; q=0, *", "*;q=0", "gzip;q=x",
    "gzip;q=", "gzip;q=2", "gzip;q=1.5", "gzip;q=0.1234", "gzip;q=-1", "gzip;q=.5", "gzipped",
    "identity, gzip;q=0.5", "identity;q=1, *;q=0.9",
  ])
  func leavesBytesPlain(header: String) {
    #expect(!AcceptedEncodings(header).prefersGzip)
  }
}
