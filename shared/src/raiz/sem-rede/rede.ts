import { create } from 'zustand';

/** Since when the server does not answer (ms); null: it answers. */
export const useRede = create<{ semRedeDesde: number | null }>()(() => ({ semRedeDesde: null }));

/** Whether the server does not answer now. */
export const estaSemRede = (): boolean => useRede.getState().semRedeDesde !== null;

/** How often a page that is seen asks whether the server answers again (ms). */
const INTERVALO = 10_000;
/** The longest wait for this answer (ms). */
const PRAZO = 5000;

let vigiada = false;
let perguntando = false;

/** A call got an answer of the server. */
export function anotarResposta(): void {
  if (estaSemRede()) useRede.setState({ semRedeDesde: null });
}

/** A call got none. It may be that call alone, so the server is asked. */
export function anotarFalha(): void {
  if (vigiada && !estaSemRede()) void perguntar();
}

const ficarSemRede = () => {
  if (!estaSemRede()) useRede.setState({ semRedeDesde: Date.now() });
};

/** Statuses by which a proxy says that the server behind it is away. */
export const SERVIDOR_FORA = new Set([502, 503, 504]);

async function perguntar(): Promise<void> {
  if (perguntando) return;
  perguntando = true;
  const ha = navigator.onLine && (await servidorResponde());
  perguntando = false;
  if (ha) anotarResposta();
  else ficarSemRede();
}

const servidorResponde = (): Promise<boolean> =>
  fetch('/api/relogio', { cache: 'no-store', signal: AbortSignal.timeout(PRAZO) }).then(
    ({ status }) => !SERVIDOR_FORA.has(status),
    () => false,
  );

/** From now on the page notices when the network goes and comes. Called once, at startup. */
export function vigiarRede(): void {
  vigiada = true;
  if (!navigator.onLine) ficarSemRede();
  const perguntarSeFalta = () => {
    if (estaSemRede() && !document.hidden) void perguntar();
  };
  addEventListener('offline', ficarSemRede);
  addEventListener('online', perguntarSeFalta);
  addEventListener('focus', perguntarSeFalta);
  document.addEventListener('visibilitychange', perguntarSeFalta);
  setInterval(perguntarSeFalta, INTERVALO);
}
