import type { AquisicaoNova, PropostaNova } from '@merenda/shared/contratos';
import { LIMITES } from '@merenda/shared/contratos';
import { formatarMoeda } from '@merenda/shared/formatos';
import {
  decimal,
  em,
  somar,
  valorItem,
  violacoesDoEmNomeDe,
  type Decimal,
  type Violacao,
} from '@merenda/shared/regras';
import { inArray, sql } from 'drizzle-orm';
import { produtos, type MembroGravado } from '../../banco/esquema/cadastros/catalogo.js';
import { propostasVencedoras } from '../../banco/esquema/compras/aquisicoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { rotulosDaConvencao } from '../../mecanismos/convencoes.js';
import { gravarEmNomeDe, lerMembros } from './em-nome-de.js';

/** The errors of the proposals against what the database has. */
export const errosDasPropostas = async (tx: Transacao, aquisicao: AquisicaoNova): Promise<Violacao[]> =>
  violacoesNoAcervo(await lerAcervo(tx, aquisicao.propostasVencedoras), aquisicao);

/** The suppliers that exist, with the members of the groups, the unit of each product, by id, and the labels of the units. */
interface Acervo {
  fornecedores: ReadonlyMap<number, readonly MembroGravado[]>;
  unidades: ReadonlyMap<number, string>;
  rotulos: ReadonlyMap<string, string>;
}

/**
 * The errors of the proposals, each at its field: unknown suppliers and products, a unit that differs from the
 * product's, families that are not of the group, and totals that differ from the server's.
 */
export function violacoesNoAcervo(
  acervo: Acervo,
  { propostasVencedoras: propostas, valorParcial }: AquisicaoNova,
): Violacao[] {
  const erros: Violacao[] = [];
  const parciais: Decimal[] = [];
  propostas.forEach((proposta, p) => {
    const campo = `propostasVencedoras.${p}`;
    const { id } = proposta.fornecedor;
    if (!acervo.fornecedores.has(id))
      erros.push({ campo: `${campo}.fornecedor`, mensagem: 'Fornecedor não encontrado.' });
    const valor = conferirItens(erros, campo, proposta, acervo);
    conferirTotal(erros, `${campo}.valor`, proposta.valor, valor);
    parciais.push(valor);
  });
  conferirTotal(erros, 'valorParcial', valorParcial, somar(parciais));
  return erros;
}

function conferirItens(
  erros: Violacao[],
  proposta: string,
  { fornecedor, itens }: PropostaNova,
  { fornecedores: conhecidos, unidades, rotulos }: Acervo,
): Decimal {
  const membros = new Set(conhecidos.get(fornecedor.id)?.map(({ caf }) => caf));
  const valores = itens.map((item, i) => {
    const campo = `${proposta}.itens.${i}`;
    const unidade = unidades.get(item.produto.id);
    if (unidade === undefined) erros.push({ campo: `${campo}.produto`, mensagem: 'Produto não encontrado.' });
    else if (unidade !== item.unidadeProduto) {
      erros.push({
        campo: `${campo}.unidadeProduto`,
        mensagem: `A unidade de medida deve ser a do produto: ${rotulos.get(unidade) ?? unidade}.`,
      });
    }
    const valor = valorItem(item);
    if (valor.gt(LIMITES.dinheiro))
      erros.push({
        campo: `${campo}.quantidade`,
        mensagem: `O valor do item não pode passar de ${formatarMoeda(LIMITES.dinheiro)}.`,
      });
    conferirTotal(erros, `${campo}.valorItem`, item.valorItem, valor);
    erros.push(...em(campo, violacoesDoEmNomeDe(valor, item.emNomeDe ?? [], membros)));
    return valor;
  });
  return somar(valores);
}

/** The client may leave a total out, but may not send a different one. */
export function conferirTotal(
  erros: Violacao[],
  campo: string,
  enviado: number | null | undefined,
  calculado: Decimal,
): void {
  if (enviado == null || decimal(enviado).eq(calculado)) return;
  erros.push({
    campo,
    mensagem: `O valor enviado (${formatarMoeda(enviado)}) é diferente do calculado (${formatarMoeda(calculado)}).`,
  });
}

async function lerAcervo(tx: Transacao, propostas: PropostaNova[]): Promise<Acervo> {
  const idsFornecedores = [...new Set(propostas.map(({ fornecedor }) => fornecedor.id))];
  const idsProdutos = [...new Set(propostas.flatMap(({ itens }) => itens.map(({ produto }) => produto.id)))];
  const achados = await lerMembros(tx, idsFornecedores);
  const lidos = await tx
    .select({ id: produtos.id, unidade: produtos.unidadeProduto })
    .from(produtos)
    .where(inArray(produtos.id, idsProdutos));
  return {
    fornecedores: achados,
    unidades: new Map(lidos.map(({ id, unidade }) => [id, unidade])),
    rotulos: await rotulosDaConvencao(tx, 'unidades-produto'),
  };
}

/** Writes proposals that have passed `errosDasPropostas`, in the order in which they were sent. */
export async function gravarPropostas(tx: Transacao, aquisicaoId: number, propostas: PropostaNova[]): Promise<void> {
  const gravadas = await tx
    .insert(propostasVencedoras)
    .values(
      propostas.map(({ fornecedor, numeroContrato }) => ({ aquisicaoId, fornecedorId: fornecedor.id, numeroContrato })),
    )
    .returning({ id: propostasVencedoras.id, fornecedorId: propostasVencedoras.fornecedorId });
  const idDaProposta = new Map(gravadas.map(({ id, fornecedorId }) => [fornecedorId, id]));
  const itens = propostas.flatMap(({ fornecedor, itens: seus }) =>
    seus.map((item) => ({
      proposta_id: idDaProposta.get(fornecedor.id),
      produto_id: item.produto.id,
      descricao: item.descricao || null,
      quantidade: String(item.quantidade),
      unidade_produto: item.unidadeProduto,
      preco_unidade: String(item.precoUnidade),
      valor_item: valorItem(item).toString(),
    })),
  );
  // One parameter for all of them: a large tender has more values than a statement may have parameters.
  await tx.execute(sql`
    insert into itens_proposta (proposta_id, produto_id, descricao, quantidade, unidade_produto, preco_unidade, valor_item)
    select i.* from json_to_recordset(${JSON.stringify(itens)}::json)
      as i(proposta_id int, produto_id int, descricao text, quantidade numeric, unidade_produto text, preco_unidade numeric, valor_item numeric)`);
  await gravarEmNomeDe(tx, idDaProposta, propostas);
}
