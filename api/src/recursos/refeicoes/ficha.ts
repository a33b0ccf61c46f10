import type { FichaDaRefeicao } from '@merenda/shared/contratos';
import { arredondar, parteDoMunicipio, somar } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import { pratos } from '../../banco/esquema/cardapios.js';
import type { Contexto } from '../../banco/contexto.js';
import { PRECOS_DAS_LINHAS } from '../estoques/precos.js';
import { etapaComum, repasseDaEtapa } from '../fichas-tecnicas/repasse.js';
import { receitasDaRefeicao } from '../preparos/versoes.js';
import { saidasDaRefeicao } from './abatimento.js';
import { linhaDaRefeicao } from './consultas.js';

/**
 * The recipes that a meal cooks, as they were when it was registered, and what it cost: the lots that it drew at their
 * own prices, for each person. The cost is null until the meal is executed. 404.
 */
export async function fichaDaRefeicao(contexto: Contexto, id: number): Promise<FichaDaRefeicao> {
  const refeicao = await linhaDaRefeicao(contexto.banco, contexto.usuario, id);
  return {
    receitas: await receitasDaRefeicao(contexto.banco, id),
    custo: refeicao.executado ? await custoDosLotes(contexto, refeicao) : null,
  };
}

async function custoDosLotes(
  { banco }: Contexto,
  { id, pratoId, quantidadeDePessoas }: Awaited<ReturnType<typeof linhaDaRefeicao>>,
): Promise<FichaDaRefeicao['custo']> {
  const saidas = await saidasDaRefeicao(banco, id);
  const { rows } = await banco.execute<{ id: number; produto: { id: number; nome: string }; preco: string | null }>(sql`
    with linhas as (
      select e.id, e.produto_lote_id, l.produto_id from linhas_do_estoque e join produto_lotes l on l.id = e.produto_lote_id
      where e.id = any(${sql.param(saidas.map(({ linhaId }) => linhaId))}::int[])),
    precos as (${PRECOS_DAS_LINHAS})
    select c.id, json_build_object('id', p.id, 'nome', p.nome) as produto, c.preco::text as preco
    from precos c join produtos p on p.id = c.produto_id order by p.nome, c.id`);
  const valores = saidas.flatMap(({ linhaId, quantidade }) =>
    rows.flatMap(({ id: linha, preco }) =>
      linha === linhaId && preco !== null ? [somar([quantidade]).negated().times(preco)] : [],
    ),
  );
  const valor = valores.length > 0 ? arredondar(somar(valores).div(quantidadeDePessoas), 2) : null;
  const etapa = await etapaComum(banco, pratos, [pratoId]);
  const repasse = etapa && (await repasseDaEtapa(banco, etapa));
  const semPreco = new Map(rows.filter(({ preco }) => preco === null).map(({ produto }) => [produto.id, produto]));
  return {
    valor: valor?.toNumber() ?? null,
    semPreco: [...semPreco.values()],
    comUltimaCompra: [],
    repasse,
    municipio: valor && repasse ? parteDoMunicipio(valor, repasse.valor).toNumber() : null,
  };
}
