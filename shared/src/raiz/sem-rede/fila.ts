import type { CorpoDe, EnderecoDe, Metodo, NomeDaRotaIdempotente, RespostaDe, Rotas } from '@merenda/shared/contratos';
import type { QueryKey } from '@tanstack/react-query';
import { create } from 'zustand';
import { chamar } from '../api.js';
import { avisos } from '../avisos.js';
import { haCofre } from '../cofre.js';
import { ErroApi, fraseDaFalha } from '../erro-api.js';
import { FAMILIA_DA_AUDITORIA } from '../escrita.js';
import { novaIdempotencia } from '../idempotencia.js';
import { queryClient } from '../query-client.js';
import { useSessao } from '../sessao.js';
import { apagarGuardados, chavesGuardadas, guardar, lerGuardado } from './guardados.js';
import { semServidor } from './leituras-guardadas.js';
import { criarFila, type Desfecho, type Entrega, type GuardaDaFila, type ItemDaFila } from './motor-da-fila.js';
import { estaSemRede, useRede } from './rede.js';

export type { ItemDaFila };

/** A write for the queue, which sends it with its key until it is answered. */
export type Escrita<R extends NomeDaRotaIdempotente> = EnderecoDe<Rotas[R]> & {
  rota: R;
  corpo: CorpoDe<Rotas[R]>;
  /** What it does, for the user: 'Executar o almoço de 25/11'. */
  descricao: string;
  /** Writes of one group wait for each other: one that was refused holds those that were made after it. */
  grupo?: string;
  /** Families of queries that are read again when it is done. */
  renova?: readonly QueryKey[];
};

const usuarioAtual = (): number | undefined => useSessao.getState().auth.usuario?.id;

/** Where a write is kept: its user comes first, so that nothing of another user is opened. */
const lugarDe = ({ usuario, chave }: Pick<ItemDaFila, 'usuario' | 'chave'>) => `${String(usuario)}|${chave}`;

async function itensDe(usuario: number | undefined): Promise<ItemDaFila[]> {
  if (usuario === undefined || !haCofre()) return [];
  const chaves = (await chavesGuardadas('fila')).filter((chave) => chave.startsWith(`${String(usuario)}|`));
  const itens = await Promise.all(chaves.map((chave) => lerGuardado('fila', chave)));
  return itens
    .filter((item): item is ItemDaFila => item !== undefined)
    .sort((a, b) => a.ordem - b.ordem || a.criadaEm - b.criadaEm);
}

const guarda: GuardaDaFila = {
  listar: () => itensDe(usuarioAtual()),
  gravar: (item) => guardar('fila', lugarDe(item), item),
  apagar: (item) => apagarGuardados('fila', [lugarDe(item)]),
};

/** Writes whose screen waits for the answer: it shows them itself. */
const emMaos = new Set<string>();

/** Writes that are done, until the data that they changed are read again: a screen would show the old state. */
const recemFeitas = new Map<string, ItemDaFila>();

/** Of the next attempt; nothing runs while nothing waits. */
let relogio: ReturnType<typeof setTimeout> | undefined;

/** The writes of the current user that wait, in order. */
export const useFila = create<{ itens: readonly ItemDaFila[] }>()(() => ({ itens: [] }));

const haAEnviar = (): boolean => useFila.getState().itens.some(({ situacao }) => situacao === 'a-enviar');

const canal = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('merenda:fila');

let lida: Promise<void> = Promise.resolve();

/** Reads one after another: of two at once, the one that began first could end last and show the list before it. */
function relerFila(): Promise<void> {
  const daqui = lida.then(lerFila);
  lida = daqui.catch(() => undefined);
  return daqui;
}

async function lerFila(): Promise<void> {
  const usuario = usuarioAtual();
  const guardados = await itensDe(usuario);
  if (usuario !== usuarioAtual()) return;
  const feitas = [...recemFeitas.values()].filter((feita) => feita.usuario === usuario);
  useFila.setState({ itens: [...feitas, ...guardados.filter(({ chave }) => !emMaos.has(chave))] });
  if (!haAEnviar()) clearTimeout(relogio);
}

/** Statuses that say 'not now'. */
const NAO_AGORA = new Set([408, 425, 429]);

async function entregar(item: ItemDaFila): Promise<Entrega> {
  if (item.usuario !== usuarioAtual()) return { como: 'sem-sessao' };
  const [metodo = '', caminho = ''] = item.rota.split(' /');
  try {
    const resposta = await chamar(metodo as Metodo, caminho, item.corpo, {
      caminho: item.caminho,
      busca: item.busca,
      idempotencia: item.chave,
    });
    return { como: 'feita', resposta };
  } catch (erro) {
    if (!(erro instanceof ErroApi)) return { como: 'recusada', motivo: fraseDaFalha(erro), erro };
    if (erro.status === 401) return { como: 'sem-sessao' };
    if (semServidor(erro) || erro.status >= 500 || NAO_AGORA.has(erro.status)) return { como: 'adiada' };
    return { como: 'recusada', motivo: comCampos(erro), erro };
  }
}

/** The server's words, with those about single fields. */
function comCampos({ detail, campos }: ErroApi): string {
  return [detail, ...campos.map(({ mensagem }) => mensagem).filter((mensagem) => !detail.includes(mensagem))].join(' ');
}

/** Browsers without locks have one sender in each tab; the key keeps a write from being done twice there too. */
let vez: Promise<unknown> = Promise.resolve();
function emSerie<T>(fazer: () => Promise<T>): Promise<T> {
  const daqui = vez.then(() => ('locks' in navigator ? navigator.locks.request('merenda:fila', fazer) : fazer()));
  vez = daqui.catch(() => undefined);
  return daqui as Promise<T>;
}

const fila = criarFila({
  guarda,
  entregar,
  emSerie,
  agora: Date.now,
  aoMudar() {
    void relerFila();
    canal?.postMessage('mudou');
  },
  aoDecidir(item, { como }) {
    const { chave, descricao, renova } = item;
    if (como === 'feita') {
      avisos.sucesso(`Enviado: ${descricao}`);
      recemFeitas.set(chave, item);
    } else avisos.atencao('Um registro não foi aceito', `${descricao}. Veja o motivo na lista de registros a enviar.`);
    void renovar(renova).then(() => {
      if (recemFeitas.delete(chave)) void relerFila();
    });
  },
});

/**
 * A sent write reads its data again, also a refused one: a refusal often means that they changed. Settles after these
 * reads.
 */
async function renovar(familias: readonly QueryKey[] = []): Promise<void> {
  await Promise.all([FAMILIA_DA_AUDITORIA, ...familias].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/**
 * Writes on the server, now or when the network is back. The write is kept sealed before it is sent, with its key, so it
 * is done once although the answer, the page or the phone is lost.
 * @returns after the data of `renova` are read again; `enviada: false` at once while it waits, and the strip of the shell
 *   lists it
 * @throws ErroApi when the server refuses it at once: it is then not kept. A refusal that comes later stays in the list
 *   until the user settles it
 */
export async function enfileirar<R extends NomeDaRotaIdempotente>(
  escrita: Escrita<R>,
): Promise<Desfecho<RespostaDe<Rotas[R]>>> {
  const usuario = usuarioAtual();
  const chave = novaIdempotencia();
  const item = {
    ...(escrita as unknown as Pick<ItemDaFila, 'rota' | 'corpo' | 'descricao'>),
    chave,
    usuario: usuario ?? 0,
  };
  const haRede = !estaSemRede();
  if (haRede) emMaos.add(chave);
  let espera = false;
  try {
    const desfecho = haCofre() ? await fila.enviarOuGuardar(item, haRede) : await enviarSemGuardar(item);
    espera = !desfecho.enviada;
    return desfecho as Desfecho<RespostaDe<Rotas[R]>>;
  } finally {
    const lidos = renovar(escrita.renova);
    if (!espera) await lidos;
    emMaos.delete(chave);
    await relerFila();
    agendar();
  }
}

/** Without a safe place nothing waits: the call fails like any other. */
async function enviarSemGuardar(
  item: Pick<ItemDaFila, 'rota' | 'corpo' | 'caminho' | 'busca' | 'chave'>,
): Promise<Desfecho<unknown>> {
  const [metodo = '', caminho = ''] = item.rota.split(' /');
  const { corpo, caminho: partes, busca, chave } = item;
  const resposta = await chamar(metodo as Metodo, caminho, corpo, { caminho: partes, busca, idempotencia: chave });
  return { enviada: true, resposta };
}

/** Sends a refused write again. */
export async function tentarDeNovo(chave: string): Promise<void> {
  await fila.tentarDeNovo(chave);
  await enviarFila();
}

/** The question before a write is given up. */
export const perguntaDoDescarte = (descricao: string): string =>
  `Descartar “${descricao}”? O registro não será enviado.`;

/** Gives writes up. The user was asked before. */
export const descartarDaFila = (chaves: readonly string[]): Promise<void> => fila.descartar(chaves);

/** The first wait after an attempt without success, and the longest one (ms). */
const ESPERA = 5000;
const ESPERA_MAXIMA = 5 * 60_000;

let pausa = ESPERA;

async function enviarFila(): Promise<void> {
  if (estaSemRede() || usuarioAtual() === undefined) return;
  const tudo = await fila.enviar();
  await relerFila();
  pausa = tudo ? ESPERA : Math.min(pausa * 2, ESPERA_MAXIMA);
  agendar();
}

/** The next attempt, while something waits. */
function agendar(): void {
  clearTimeout(relogio);
  if (haAEnviar()) relogio = setTimeout(() => void enviarFila(), pausa);
}

let vigiada = false;

/** From now on what waits is sent: when the network is back, when the page is seen, and after a while. */
export function vigiarFila(): void {
  if (vigiada) return;
  vigiada = true;
  const enviarJa = () => {
    pausa = ESPERA;
    void relerFila().then(() => {
      if (useFila.getState().itens.length > 0) void enviarFila();
    });
  };
  canal?.addEventListener('message', () => void relerFila());
  useRede.subscribe(({ semRedeDesde }) => {
    if (semRedeDesde === null) enviarJa();
  });
  useSessao.subscribe((agora, antes) => {
    if (agora.auth.token !== antes.auth.token) enviarJa();
  });
  addEventListener('focus', enviarJa);
  enviarJa();
}
