import { create } from 'zustand';
import { confirmar } from './confirmar.js';
import { useSessao } from './sessao.js';

/** The question before unsaved work is left behind. */
export const SAIR_SEM_SALVAR = 'Há dados que ainda não foram salvos. Deseja realmente sair e perder o que digitou?';

/** The forms that hold something typed and not yet saved, by an id of their own. */
const useRascunhos = create<{ abertos: ReadonlySet<string> }>()(() => ({ abertos: new Set() }));

/** A form says whether leaving now would lose what was typed; on unmount it says false. */
export function marcarRascunho(id: string, sujo: boolean): void {
  const { abertos } = useRascunhos.getState();
  if (abertos.has(id) === sujo) return;
  const depois = new Set(abertos);
  if (sujo) depois.add(id);
  else depois.delete(id);
  useRascunhos.setState({ abertos: depois });
}

/** Whether any form on the page holds unsaved work: whoever wants to leave or reload asks first. */
export function haRascunho(): boolean {
  return useRascunhos.getState().abertos.size > 0;
}

/** The same as `haRascunho`, for components. */
export function useHaRascunho(): boolean {
  return useRascunhos(haRascunho);
}

/** Asks before unsaved work is left behind; where there is none it may be left at once. */
export async function podeSair(): Promise<boolean> {
  return !haRascunho() || confirmar({ mensagem: SAIR_SEM_SALVAR, perigo: true });
}

/** What was typed when the session expired, by form; only in memory, since it may hold passwords. */
const resgatados = new Map<string, unknown>();

const chaveDe = (formulario: string, usuario: number | undefined) => `${usuario}|${formulario}`;

/** Keeps what was typed into a form of this user, over the login that an expired session asks for. */
export function guardarDigitado(formulario: string, usuario: number | undefined, valores: unknown): void {
  resgatados.set(chaveDe(formulario, usuario), valores);
}

/** Whether something is put aside for this user. */
export function haDigitadoGuardado(usuario: number | undefined): boolean {
  return [...resgatados.keys()].some((chave) => chave.startsWith(chaveDe('', usuario)));
}

/** Hands back, once, what the user who is logged in now had typed into this form. */
export function resgatarDigitado(formulario: string): unknown {
  const chave = chaveDe(formulario, useSessao.getState().auth.usuario?.id);
  const valores = resgatados.get(chave);
  resgatados.delete(chave);
  return valores;
}
