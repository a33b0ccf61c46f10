import { create } from 'zustand';
import { confirmar } from './confirmar.js';
import { esquecerIncertos, haEnvioSemDesfecho } from './desfecho-do-envio.js';
import { useSessao } from './sessao.js';

const SAIR_SEM_SALVAR = 'Há dados que ainda não foram salvos. Deseja realmente sair e perder o que digitou?';
const SAIR_SEM_SABER =
  'Não sabemos ainda se o que você enviou chegou ao servidor. Se sair agora, confira depois se está gravado. Deseja realmente sair?';

/** The question before the user leaves unsaved data; a write on its way may still be saved. */
const fraseAoSair = (): string => (haEnvioSemDesfecho() ? SAIR_SEM_SABER : SAIR_SEM_SALVAR);

/** The ids of forms with unsaved data. */
const useRascunhos = create<{ abertos: ReadonlySet<string> }>()(() => ({ abertos: new Set() }));

/** A form registers whether it has unsaved data; on unmount it registers false. */
export function marcarRascunho(id: string, sujo: boolean): void {
  const { abertos } = useRascunhos.getState();
  if (abertos.has(id) === sujo) return;
  const depois = new Set(abertos);
  if (sujo) depois.add(id);
  else depois.delete(id);
  useRascunhos.setState({ abertos: depois });
}

/** Whether any form on the page has unsaved data. Code that navigates or reloads asks the user first. */
export function haRascunho(): boolean {
  return useRascunhos.getState().abertos.size > 0;
}

/** The same as `haRascunho`, for components. */
export function useHaRascunho(): boolean {
  return useRascunhos(haRascunho);
}

/** Asks the user if there are unsaved data; resolves to true if the page may be left. */
export async function podeSair(): Promise<boolean> {
  return !haRascunho() || perguntarAoSair();
}

/** Asks whether unsaved data may be left; resolves to true if it may. */
export async function perguntarAoSair(mensagem = fraseAoSair()): Promise<boolean> {
  const sai = await confirmar({ mensagem, perigo: true });
  if (sai) esquecerIncertos();
  return sai;
}

/** Typed values by form from the end of the session. Only in memory, because they may contain passwords. */
const resgatados = new Map<string, unknown>();

const chaveDe = (formulario: string, usuario: number | undefined) => `${usuario}|${formulario}`;

/** Stores the typed values of a form of this user until the next login. */
export function guardarDigitado(formulario: string, usuario: number | undefined, valores: unknown): void {
  resgatados.set(chaveDe(formulario, usuario), valores);
}

/** Whether there are stored values for this user. */
export function haDigitadoGuardado(usuario: number | undefined): boolean {
  return [...resgatados.keys()].some((chave) => chave.startsWith(chaveDe('', usuario)));
}

/** Returns, once, the stored values of this form for the current user. */
export function resgatarDigitado(formulario: string): unknown {
  const chave = chaveDe(formulario, useSessao.getState().auth.usuario?.id);
  const valores = resgatados.get(chave);
  resgatados.delete(chave);
  return valores;
}
