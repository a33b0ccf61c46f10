/**
 * Runs a call with a total limit of time (ms), also while an answer flows. The timer holds the controller: unlike a signal
 * of `AbortSignal.timeout`, it cannot be collected before its time, however much memory the call takes.
 * @throws what `fazer` throws; at the limit its signal is aborted, and the call rejects at once
 */
export async function comPrazo<T>(prazoMs: number, fazer: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const corte = new AbortController();
  let vencer: (motivo: Error) => void = () => undefined;
  const vencido = new Promise<never>((_resolver, rejeitar) => {
    vencer = rejeitar;
  });
  const relogio = setTimeout(() => {
    const motivo = new Error(`no complete answer within ${prazoMs} ms`);
    corte.abort(motivo);
    vencer(motivo);
  }, prazoMs);
  try {
    return await Promise.race([fazer(corte.signal), vencido]);
  } finally {
    clearTimeout(relogio);
  }
}
