import {
  MOTIVOS_DE_LISTA_FIXA,
  ROTULOS_LISTA_CONVENCAO,
  type ConvencaoEdicao,
  type ConvencaoEditavel,
  type ConvencaoNova,
  type ListaConvencao,
  type OrdemDaLista,
} from '@merenda/shared/contratos';
import { paraBusca } from '@merenda/shared/formatos';
import { and, asc, eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { convencoes } from '../../banco/esquema/cadastros/convencoes.js';
import { enviadas, primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { lerConvencao } from '../../mecanismos/convencoes.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { conflito, naoEncontrado } from '../../nucleo/recusas.js';

/** Adds an entry to the end of a list. 409 when the list is fixed or has the label. */
export function criarConvencao(
  contexto: Contexto,
  lista: ListaConvencao,
  { descricao }: ConvencaoNova,
): Promise<ConvencaoEditavel> {
  return emTransacao(contexto, async (tx) => {
    const atuais = await travarLista(tx, lista);
    const nome = codigoDa(descricao, new Set(atuais.map((atual) => atual.nome)));
    const ordem = Math.max(-1, ...atuais.map((atual) => atual.ordem)) + 1;
    const depois = primeira(
      await comDescricaoUnica(tx.insert(convencoes).values({ lista, nome, descricao, ordem }).returning()),
    );
    await auditar(tx, { entidade: 'convencoes', id: null, acao: 'CRIAR', depois });
    return depois;
  });
}

/**
 * Changes the label of an entry, and whether it is offered; its code stays. 404, 409 when the list is fixed or has the
 * label, or when the entry changed since it was read.
 */
export function alterarConvencao(
  contexto: Contexto,
  { lista, nome }: { lista: ListaConvencao; nome: string },
  { descricao, ativa, versao }: Recebida<ConvencaoEdicao>,
): Promise<ConvencaoEditavel> {
  return emTransacao(contexto, async (tx) => {
    const antes = (await travarLista(tx, lista)).find((atual) => atual.nome === nome);
    if (!antes) throw naoEncontrado('Opção não encontrada.');
    exigirVersao(antes, versao, 'A opção foi alterada');
    const depois = primeira(
      await comDescricaoUnica(
        tx
          .update(convencoes)
          .set({ descricao, ativa, versao: antes.versao + 1 })
          .where(and(eq(convencoes.lista, lista), eq(convencoes.nome, nome)))
          .returning(),
      ),
    );
    await auditar(tx, { entidade: 'convencoes', id: null, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** Puts the entries of a list in this order. 409 when the list is fixed, or has other entries than these. */
export function ordenarConvencao(
  contexto: Contexto,
  lista: ListaConvencao,
  { nomes }: OrdemDaLista,
): Promise<ConvencaoEditavel[]> {
  return emTransacao(contexto, async (tx) => {
    const atuais = await travarLista(tx, lista);
    const porNome = new Map(atuais.map((atual) => [atual.nome, atual]));
    const linhas = [...new Set(nomes)].flatMap((nome, ordem) => {
      const atual = porNome.get(nome);
      return atual ? [{ ...atual, ordem }] : [];
    });
    if (linhas.length !== atuais.length || linhas.length !== nomes.length)
      throw conflito('As opções da lista foram alteradas por outra pessoa. Confira a lista e mova de novo.');
    if (linhas.every(({ nome }, i) => nome === atuais[i]?.nome)) return atuais;
    // One statement for all of them: each entry exists.
    await tx
      .insert(convencoes)
      .values(linhas)
      .onConflictDoUpdate({ target: [convencoes.lista, convencoes.nome], set: enviadas(convencoes, ['ordem']) });
    const emOrdem = (entradas: readonly { descricao: string }[]) => ({
      lista,
      ordem: entradas.map(({ descricao }) => descricao),
    });
    await auditar(tx, {
      entidade: 'convencoes',
      id: null,
      acao: 'ALTERAR',
      antes: emOrdem(atuais),
      depois: emOrdem(linhas),
    });
    return linhas;
  });
}

/** Locks the entries of a list that may change, and reads them in their order. */
async function travarLista(tx: Transacao, lista: ListaConvencao): Promise<(typeof convencoes.$inferSelect)[]> {
  const motivo = MOTIVOS_DE_LISTA_FIXA[lista];
  if (motivo) throw conflito(`A lista '${ROTULOS_LISTA_CONVENCAO[lista]}' não pode ser alterada. ${motivo}`);
  await tx
    .select({ nome: convencoes.nome })
    .from(convencoes)
    .where(eq(convencoes.lista, lista))
    .orderBy(asc(convencoes.nome))
    .for('update');
  // A second statement also sees the entries that were added while the first one waited.
  return lerConvencao(tx, lista);
}

/** Longest beginning of a code; with a number behind it, it is a `CodigoConvencao`. */
const INICIO_DO_CODIGO = 50;

/** A free code for a label: 'Auxiliar (noite)' is AUXILIAR_NOITE, and AUXILIAR_NOITE_2 when that is taken. */
function codigoDa(descricao: string, usados: ReadonlySet<string>): string {
  const palavras = paraBusca(descricao)
    .toUpperCase()
    .match(/[A-Z0-9]+/g) ?? ['OPCAO'];
  const inicio = palavras.join('_').slice(0, INICIO_DO_CODIGO);
  let codigo = inicio;
  for (let n = 2; usados.has(codigo); n++) codigo = `${inicio}_${n}`;
  return codigo;
}

function comDescricaoUnica<T>(escrita: Promise<T>): Promise<T> {
  return unico(escrita, 'convencoes_descricao_unica', 'descricao', 'Já existe uma opção com esta descrição na lista.');
}
