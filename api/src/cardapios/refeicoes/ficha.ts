import type { CustoDaRefeicao, FichaDaRefeicao } from '@merenda/shared/contratos';
import { custoExecutado, parteDoMunicipio, type RefeicaoExecutada, type Retirada } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { ordem } from '../../nucleo/ordem.js';
import { repasseDaEtapa, type EtapaDaFicha } from '../fichas-tecnicas/repasse.js';
import { receitasDaRefeicao } from '../preparos/versoes.js';
import { linhaDaRefeicao } from './consultas.js';

/**
 * The recipes that a meal cooks, as they were when it was registered, and what it cost for each person, by the prices
 * that were stored when its lots were drawn. The cost is null until the meal is executed. 404.
 */
export async function fichaDaRefeicao(contexto: Contexto, id: number): Promise<FichaDaRefeicao> {
  const refeicao = await linhaDaRefeicao(contexto.banco, contexto.usuario, id);
  return {
    receitas: await receitasDaRefeicao(contexto.banco, id),
    custo: refeicao.executado ? await custoDaRefeicao(contexto, refeicao) : null,
  };
}

interface RetiradaDoProduto extends Retirada {
  produto: { id: number; nome: string };
}

interface DoDia extends RefeicaoExecutada<RetiradaDoProduto>, Record<string, unknown> {
  id: number;
  executado: boolean;
  categoria: number;
  modalidade: EtapaDaFicha['modalidade'];
}

/**
 * A meal's stage is that of its menu; a meal without a menu has that of its dish. An alternative menu is eaten instead of
 * the regular one, so their meals are not of the same pupils.
 */
async function custoDaRefeicao(
  { banco }: Contexto,
  { id, dia, unidadeEducacionalId }: Awaited<ReturnType<typeof linhaDaRefeicao>>,
): Promise<CustoDaRefeicao> {
  const { rows } = await banco.execute<DoDia>(sql`
    with do_dia as (
      select r.id, r.executado, r.quantidade_de_pessoas, coalesce(c.categoria_id, p.categoria_id) as categoria, coalesce(c.modalidade, p.modalidade) as modalidade,
        c.cardapio_tipo is not distinct from 'ALTERNATIVO' as alternativo
      from refeicoes r join pratos p on p.id = r.prato_id
      left join lancamentos n on n.id = r.lancamento_id left join cardapios c on c.id = n.cardapio_id
      where r.unidade_educacional_id = ${unidadeEducacionalId} and r.dia = ${dia} and r.excluido_em is null)
    select d.id, d.executado, d.quantidade_de_pessoas as pessoas, d.categoria, d.modalidade,
      (select coalesce(json_agg(json_build_object('produto', json_build_object('id', q.id, 'nome', q.nome), 'quantidade', (-k.quantidade)::text,
          'preco', k.preco_unidade::text, 'estimado', k.preco_estimado) order by q.nome, k.id), '[]')
        from kardex k join linhas_do_estoque e on e.id = k.produto_estoque_id join produto_lotes l on l.id = e.produto_lote_id join produtos q on q.id = l.produto_id
        where k.documento = 'refeicoes' and k.documento_id = d.id and k.tipo = 'REFEICAO') as retiradas
    from do_dia d where (d.categoria, d.modalidade, d.alternativo) = (select categoria, modalidade, alternativo from do_dia where id = ${id})`);
  const executadas = rows.filter(({ executado }) => executado);
  const doDia = custoExecutado(executadas);
  const [etapa] = rows;
  const repasse = etapa ? await repasseDaEtapa(banco, etapa, dia) : null;
  return {
    ...mostrar(custoExecutado(executadas.filter((uma) => uma.id === id))),
    dia: {
      ...mostrar(doDia),
      refeicoes: executadas.length,
      porExecutar: rows.length - executadas.length,
      repasse,
      municipio: doDia.valor && repasse ? parteDoMunicipio(doDia.valor, repasse.valor).toNumber() : null,
    },
  };
}

const mostrar = ({ valor, semPreco, estimadas }: ReturnType<typeof custoExecutado<RetiradaDoProduto>>) => ({
  valor: valor?.toNumber() ?? null,
  semPreco: cadaUm(semPreco),
  estimados: cadaUm(estimadas),
});

/** Each product once, by name. */
const cadaUm = (retiradas: readonly RetiradaDoProduto[]): { id: number; nome: string }[] => [
  ...new Map(
    retiradas
      .map(({ produto }) => produto)
      .toSorted((um, outro) => ordem.compare(um.nome, outro.nome))
      .map((produto) => [produto.id, produto]),
  ).values(),
];
