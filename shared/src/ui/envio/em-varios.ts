import {
  avisos,
  confirmar,
  darALer,
  useConfirmacoes,
  type Desfecho,
  type EscritaDeVarios,
  type Exclusao,
} from '@merenda/shared';
import { frasesDeVarios, type EntidadeListada, type Verbo } from '../formulario/entidade.js';
import { EXCLUSAO_DESFEITA } from './exclusao.js';
import { PRAZO_DE_DESFAZER_MS } from './executar.js';

/** An act on several records, by their ids. */
export interface AtoEmVarios<T> {
  verbo: Verbo;
  entidade: EntidadeListada;
  perigo?: boolean;
  /** Why a record is left out, as a sentence; null when it is not. */
  impedimento?: (linha: T) => string | null;
  /** Further effects, shown with the question. */
  aviso?: string;
  executar: (ids: EscritaDeVarios<number>) => Promise<Desfecho<number>>;
  /** Undoes the act, for the records of which it was done. */
  desfazer?: (ids: EscritaDeVarios<number>) => Promise<Desfecho<number>>;
}

/** The deletion of several records; the toast takes all of them back. */
export const excluirVarios = <T>(
  entidade: EntidadeListada,
  { excluirVarios: executar, desfazerVarios: desfazer }: Pick<Exclusao, 'excluirVarios' | 'desfazerVarios'>,
  opcoes?: Pick<AtoEmVarios<T>, 'impedimento'>,
): AtoEmVarios<T> => ({ verbo: 'excluir', entidade, perigo: true, executar, desfazer, ...opcoes });

/** Records of one act. The server undoes a deletion for 30 s: the first one of the series must still be in time. */
const MAXIMO = 100;

/** Names in the question. */
const NOMES = 5;

interface Execucao<T> {
  ato: AtoEmVarios<T>;
  linhas: readonly T[];
  nomeDaLinha: (linha: T) => string;
  /** Gets the progress in words; false ends the act early. */
  aoAvancar: (andamento: string) => boolean;
  /** Gets the ids of the records of which it was done, before the result is shown. */
  aoTerminar: (feitos: readonly number[]) => void;
}

/**
 * Asks in one 'Aviso', does the act for one record after the other, and shows the result: a toast for the records of
 * which it was done, and a dialog that lists the others with their reasons.
 */
export async function executarEmVarios<T extends { id: number }>({
  ato,
  linhas,
  nomeDaLinha,
  aoAvancar,
  aoTerminar,
}: Execucao<T>): Promise<void> {
  const { verbo, entidade, perigo, impedimento, aviso, executar, desfazer } = ato;
  const frases = frasesDeVarios(entidade, verbo);
  const nomes = new Map(linhas.map((linha) => [linha.id, nomeDaLinha(linha)]));
  const comNome = (id: number, motivo: string) => ({ nome: nomes.get(id) ?? '', motivo });
  const impedidos = new Map(linhas.flatMap((linha) => comMotivo(linha.id, impedimento?.(linha))));
  const ids = linhas.flatMap(({ id }) => (impedidos.has(id) ? [] : [id]));
  const ficam = [...impedidos].map(([id, motivo]) => comNome(id, motivo));

  if (ids.length === 0) {
    darALer({ titulo: frases.naoFeito(ficam.length), registros: ficam });
    return;
  }
  if (ids.length > MAXIMO) {
    avisos.atencao(frases.demais(MAXIMO));
    return;
  }
  const detalhes = [
    `${emFrase(ids.map((id) => nomes.get(id) ?? ''))}.`,
    ...(aviso ? [aviso] : []),
    ...(ficam.length > 0 ? [frases.impedidos(ficam.length)] : []),
  ];
  // The second click of a double click.
  if (useConfirmacoes.getState().fila.length > 0) return;
  if (!(await confirmar({ mensagem: frases.pergunta(ids.length), detalhes, perigo }))) return;

  const {
    feitos: escritos,
    recusados,
    falha,
  } = await executar({
    valores: ids,
    continuar: (tentados) => aoAvancar(frases.andamento(tentados, ids.length)),
  });
  const feitos = escritos.map(({ valor }) => valor);
  aoTerminar(feitos);

  const motivos = [...recusados.map(({ valor, motivo }) => comNome(valor, motivo)), ...ficam];
  if (motivos.length > 0) darALer({ titulo: frases.naoFeito(motivos.length), registros: motivos });
  if (falha !== undefined) avisos.falha(falha);
  if (feitos.length === 0) return;
  if (!desfazer) {
    avisos.sucesso(frases.feito(feitos.length));
    return;
  }
  avisos.desfazivel(frases.feito(feitos.length), () => void desfazerTodos(desfazer, feitos, comNome), {
    ms: PRAZO_DE_DESFAZER_MS,
  });
}

/** The last one first: it may refer to one that was deleted before it. */
async function desfazerTodos(
  desfazer: NonNullable<AtoEmVarios<never>['desfazer']>,
  feitos: readonly number[],
  comNome: (id: number, motivo: string) => { nome: string; motivo: string },
): Promise<void> {
  const desfecho = await desfazer({ valores: feitos.toReversed(), continuar: () => true });
  const recusados = desfecho.recusados.map(({ valor, motivo }) => comNome(valor, motivo));
  if (recusados.length > 0) darALer({ titulo: 'Nem todas as exclusões foram desfeitas', registros: recusados });
  if (desfecho.falha !== undefined) avisos.falha(desfecho.falha);
  const quantas = desfecho.feitos.length;
  if (quantas > 0) avisos.sucesso(quantas === 1 ? EXCLUSAO_DESFEITA : `${quantas} exclusões desfeitas.`);
}

const comMotivo = (id: number, motivo: string | null | undefined): [number, string][] => (motivo ? [[id, motivo]] : []);

/** 'ARROZ, FEIJÃO e mais 2' */
const emFrase = (nomes: readonly string[]): string =>
  new Intl.ListFormat('pt-BR').format(
    nomes.length > NOMES ? [...nomes.slice(0, NOMES), `mais ${nomes.length - NOMES}`] : nomes,
  );
