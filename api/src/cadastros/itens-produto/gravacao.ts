import type { Item, ItemEdicao, ItemNovo, TipoItem } from '@merenda/shared/contratos';
import {
  SEM_CLASSIFICACAO,
  violacoesDaCategoria,
  violacoesDaClassificacao,
  type Classificacao,
} from '@merenda/shared/regras';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { itemComponentes, itensProduto } from '../../banco/esquema/cadastros/catalogo.js';
import { enviadas, primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditarAlteracoes, auditarCriacoes } from '../../mecanismos/auditoria/auditar.js';
import { exigirConvencao } from '../../mecanismos/convencoes.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { invalido } from '../../nucleo/recusas.js';
import { colunasDosComponentes, exigirComponentesConhecidos } from '../componentes-nutricionais/informados.js';
import { exigirAlergenicos } from '../convencoes/alergenicos.js';
import { buscarItens, travarItem } from './consultas.js';

/** Registers an item. 409 when one of the same name and type exists. */
export function criarItem(contexto: Contexto, novo: ItemNovo): Promise<Item> {
  return emTransacao(contexto, async (tx) => {
    await exigirCategoria(tx, novo.itemProdutoTipo, novo.categoria);
    await exigirAlergenicos(tx, listasDe(novo));
    return primeira(await inserirItens(tx, [novo]));
  });
}

/** Changes an item. 404, 409 when it changed since it was read, 422 when its type would change. */
export function alterarItem(contexto: Contexto, id: number, edicao: Recebida<ItemEdicao>): Promise<Item> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarItem(tx, id);
    exigirVersao(antes, edicao.versao, 'O item foi alterado');
    const tipo = antes.itemProdutoTipo;
    if (edicao.itemProdutoTipo && edicao.itemProdutoTipo !== tipo)
      throw invalido([{ campo: 'itemProdutoTipo', mensagem: 'O tipo do item não pode ser alterado.' }]);
    await exigirCategoria(tx, tipo, edicao.categoria, antes.categoria);
    await exigirAlergenicos(tx, listasDe(edicao), [...antes.alergenicosContem, ...antes.alergenicosPodeConter]);
    return primeira(await atualizarItens(tx, [{ antes, depois: edicao }]));
  });
}

/** Writes new items and their audit lines. The caller has checked their categories. */
export async function inserirItens(tx: Transacao, novos: readonly ItemNovo[]): Promise<Item[]> {
  const linhas = novos.map((novo) => ({
    itemProdutoTipo: novo.itemProdutoTipo,
    ...colunasDe(novo.itemProdutoTipo, novo),
  }));
  const inseridos = await comNomeUnico(tx.insert(itensProduto).values(linhas).returning({ id: itensProduto.id }));
  const ids = inseridos.map(({ id }) => id);
  for (const [i, id] of ids.entries()) {
    const novo = novos[i];
    if (novo) await gravarComponentes(tx, id, novo.itemProdutoTipo, novo.componentes);
  }
  const criados = await buscarItens(tx, ids);
  await auditarCriacoes(tx, 'itens-produto', criados);
  return criados;
}

/** An item as it is and as it will be. */
interface MudancaDeItem {
  antes: Item;
  depois: Informado;
}

/** Writes changes of items, which the caller has locked and checked, and their audit lines. */
export async function atualizarItens(tx: Transacao, mudancas: readonly MudancaDeItem[]): Promise<Item[]> {
  const linhas = mudancas.map(({ antes, depois }) => ({
    id: antes.id,
    itemProdutoTipo: antes.itemProdutoTipo,
    ...colunasDe(antes.itemProdutoTipo, depois, antes),
    versao: antes.versao + 1,
  }));
  // One statement for all of them: each id exists.
  await comNomeUnico(
    tx
      .insert(itensProduto)
      .values(linhas)
      .onConflictDoUpdate({
        target: itensProduto.id,
        set: enviadas(itensProduto, GRAVADAS),
      }),
  );
  for (const { antes, depois } of mudancas)
    await gravarComponentes(tx, antes.id, antes.itemProdutoTipo, depois.componentes);
  const antes = new Map(mudancas.map((mudanca) => [mudanca.antes.id, mudanca.antes]));
  const alterados = await buscarItens(tx, [...antes.keys()]);
  await auditarAlteracoes(tx, 'itens-produto', antes, alterados);
  return alterados;
}

/** A food needs a category of the list; other types have none. */
async function exigirCategoria(
  tx: Transacao,
  tipo: TipoItem,
  categoria: ItemEdicao['categoria'],
  guardada?: Item['categoria'],
): Promise<void> {
  if (tipo !== 'ALIMENTO') return;
  const [falta] = violacoesDaCategoria({ itemProdutoTipo: tipo, categoria });
  if (falta) throw invalido([falta]);
  await exigirConvencao(tx, 'categorias-alimento', categoria ?? '', 'categoria', guardada);
}

/** The content of a body, for creation and for change. */
type Informado = Omit<ItemEdicao, 'itemProdutoTipo' | 'versao'>;

/** The columns that creation and change write. Only foods have a category and a degree of processing. */
function colunasDe(tipo: TipoItem, informado: Informado, guardado?: Item) {
  const alimento = tipo === 'ALIMENTO';
  return {
    nome: informado.nome,
    categoria: (alimento && informado.categoria) || null,
    grauProcessamento: (alimento && informado.grauProcessamento) || null,
    ...alergenicosDe(tipo, informado, guardado),
    ...classificacaoDe(tipo, informado, guardado),
    meses: alimento ? [...new Set(informado.meses ?? guardado?.meses)] : [],
  };
}

type Coluna = keyof typeof itensProduto.$inferInsert;

/** The columns of a change: an item keeps its id and its type. */
const GRAVADAS = (Object.keys(getTableColumns(itensProduto)) as Coluna[]).filter(
  (coluna) => coluna !== 'id' && coluna !== 'itemProdutoTipo',
);

type Alergenicos = Pick<Item, 'alergenicosContem' | 'alergenicosPodeConter' | 'alergenicosConferidos'>;

const listasDe = ({ alergenicosContem, alergenicosPodeConter }: Pick<ItemEdicao, keyof Alergenicos>) => ({
  alergenicosContem,
  alergenicosPodeConter,
});

/** What is left out stays as it is stored; other items than foods have none. */
function alergenicosDe(
  tipo: TipoItem,
  informados: Pick<ItemEdicao, keyof Alergenicos>,
  guardados: Alergenicos = { alergenicosContem: [], alergenicosPodeConter: [], alergenicosConferidos: false },
): Alergenicos {
  if (tipo !== 'ALIMENTO') return { alergenicosContem: [], alergenicosPodeConter: [], alergenicosConferidos: false };
  const contem = informados.alergenicosContem ?? guardados.alergenicosContem;
  const podeConter = informados.alergenicosPodeConter ?? guardados.alergenicosPodeConter;
  return {
    alergenicosContem: [...new Set(contem)],
    alergenicosPodeConter: [...new Set(podeConter)].filter((codigo) => !contem.includes(codigo)),
    alergenicosConferidos: informados.alergenicosConferidos ?? guardados.alergenicosConferidos,
  };
}

/** Only foods are classified, and only a fruit has a form. What is left out stays as it is stored. 422 when a fruit has no form. */
function classificacaoDe(
  tipo: TipoItem,
  informada: Informado,
  guardada: Classificacao = SEM_CLASSIFICACAO,
): Omit<Classificacao, 'altoEm'> & Pick<Item, 'altoEm'> {
  if (tipo !== 'ALIMENTO') return { ...SEM_CLASSIFICACAO, altoEm: [] };
  const ou = <T extends string>(novo: T | '' | null | undefined, atual: T | null): T | null =>
    novo === undefined ? atual : novo || null;
  const grupo = ou(informada.grupo, guardada.grupo);
  const formaDaFruta = grupo === 'FRUTA' ? ou(informada.formaDaFruta, guardada.formaDaFruta) : null;
  const [semForma] = violacoesDaClassificacao({ grupo, formaDaFruta });
  if (semForma) throw invalido([semForma]);
  return {
    grupo,
    formaDaFruta,
    ferroHeme: informada.ferroHeme ?? guardada.ferroHeme,
    fonteVitaminaA: informada.fonteVitaminaA ?? guardada.fonteVitaminaA,
    classeRestrita: ou(informada.classeRestrita, guardada.classeRestrita),
    proibido: informada.proibido ?? guardada.proibido,
    acucarAdicionado: informada.acucarAdicionado ?? guardada.acucarAdicionado,
    altoEm: [...new Set(informada.altoEm ?? guardada.altoEm)],
    regional: informada.regional ?? guardada.regional,
  };
}

/** Replaces the nutrients of a food; cleaning and office items have none (specification 1, section 3). */
async function gravarComponentes(
  tx: Transacao,
  itemId: number,
  tipo: TipoItem,
  componentes: ItemNovo['componentes'],
): Promise<void> {
  if (componentes === undefined) return;
  await tx.delete(itemComponentes).where(eq(itemComponentes.itemId, itemId));
  if (tipo !== 'ALIMENTO' || componentes.length === 0) return;
  await exigirComponentesConhecidos(tx, componentes);
  await tx.insert(itemComponentes).values(colunasDosComponentes(componentes).map((coluna) => ({ itemId, ...coluna })));
}

/** Runs a write; throws 409 at the field when another record has the same type and name. */
export function comNomeUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(escrita, 'itens_produto_nome_unico', 'nome', 'Já existe um item deste tipo com este nome.');
}
