/**
 * The characters of the bytes 0x80 to 0x9F (https://encoding.spec.whatwg.org/index-windows-1252.txt). `TextDecoder` of
 * Node 20.18.3 and later reads these bytes as control characters.
 */
const DE_80_A_9F =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F' +
  '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';

/** The text of bytes in Windows-1252, which is also how browsers read ISO-8859-1. */
export const deWindows1252 = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\u0080-\u009F]/g, (letra) => DE_80_A_9F.charAt(letra.charCodeAt(0) - 0x80));
