/**
 * Shifts `Date` of this process or page by a constant: time passes as usual, on another day. It uses nothing of its
 * module, so that a browser can run it alone.
 * @param {number} shift (ms)
 */
export function shiftDate(shift) {
  const Real = Date;
  const now = () => Real.now() + shift;
  function ShiftedDate(...parts) {
    if (!new.target) return new Real(now()).toString();
    return Reflect.construct(Real, parts.length > 0 ? parts : [now()], new.target);
  }
  Object.setPrototypeOf(ShiftedDate, Real);
  ShiftedDate.now = now;
  // The same prototype, so dates from elsewhere are instances too.
  ShiftedDate.prototype = Real.prototype;
  Real.prototype.constructor = ShiftedDate;
  globalThis.Date = ShiftedDate;
}
