import type { BuscaPaginadaDoCusto, CustoDasRefeicoes, OrdemCusto, Pagina } from '@merenda/shared/contratos';
import { quemPaga, repasseDoAcervo } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import { limitadoA } from '../../acesso/index.js';
import { chavesDe, porChaveDe } from '../../banco/chaves-de-ordem.js';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { paginar, type Lista } from '../../banco/paginas.js';
import { CATEGORIA, modalidadePorNome } from '../../cadastros/index.js';
import { custosDosPratos, lerRepassesPorPovo } from '../../cardapios/index.js';
import { custosDoPeriodo } from './custos-do-periodo.js';

type Lido = Omit<CustoDasRefeicoes, 'modalidade' | 'repasse' | 'repasseAConferir' | 'planejado' | 'executado'> & {
  modalidade: CustoDasRefeicoes['modalidade']['nome'];
  planejado: Omit<CustoDasRefeicoes['planejado'], 'pnae' | 'municipio'>;
  executado: Omit<CustoDasRefeicoes['executado'], 'pnae' | 'municipio'>;
  /** Last day of the month, 'YYYY-MM-DD': the norm that is in force then sets the transfer. */
  fim: string;
  /** The unit is of a traditional people or community. */
  pct: boolean;
};

/** JSON of a `Lido`. */
const CUSTO = sql`json_build_object('mes', to_char(mes, 'MM/YYYY'), 'fim', to_char(mes + interval '1 month' - interval '1 day', 'YYYY-MM-DD'),
  'unidade', json_build_object('id', u.id, 'nome', u.nome), 'pct', coalesce(u.pct, 'NENHUM') <> 'NENHUM',
  'categoria', ${CATEGORIA}, 'modalidade', custos.modalidade,
  'planejado', json_build_object('dias', dias_planejados, 'refeicoes', pratos, 'semPreco', pratos_sem_preco,
    'porRefeicao', planejado_por_refeicao, 'porAluno', planejado),
  'executado', json_build_object('dias', dias, 'refeicoes', refeicoes, 'semPreco', sem_preco, 'estimadas', estimadas, 'porcoes', porcoes,
    'porRefeicao', por_refeicao, 'porAluno', executado, 'porDia', por_dia, 'total', total))`;

/** An unknown cost comes first among the smallest. */
const porValor = (coluna: ReturnType<typeof sql>) => [
  { coluna: sql`coalesce(${coluna}, -1)`, tipo: 'decimal' as const },
];

/** By month, unit and stage. */
const LISTA: Lista<OrdemCusto> = {
  de: sql`custos join unidades_educacionais u on u.id = unidade_id
    join categorias on categorias.id = categoria_id join faixas_etarias on faixas_etarias.id = categorias.faixa_etaria_id
    left join ${chavesDe(sql`unidades_educacionais n`, sql`n.id`, sql`n.nome`)} por_unidade on por_unidade.id = unidade_id`,
  chaves: [
    { coluna: sql`mes`, tipo: 'dia' },
    porChaveDe(sql`por_unidade`),
    { coluna: sql`unidade_id`, tipo: 'inteiro' },
    { coluna: sql`categorias.ordem`, tipo: 'inteiro' },
    { coluna: sql`categoria_id`, tipo: 'inteiro' },
    { coluna: sql`custos.modalidade`, tipo: 'texto' },
  ],
  ordens: {
    unidade: [porChaveDe(sql`por_unidade`)],
    planejado: porValor(sql`planejado`),
    executado: porValor(sql`executado`),
    porRefeicao: porValor(sql`por_refeicao`),
    porDia: porValor(sql`por_dia`),
  },
};

/**
 * One page of what the meals cost (specification 4, 4.2 and 4.4), by month, unit and stage: as the menu form plans them,
 * and as their lots were paid, each against the transfer for a pupil and day.
 */
export async function paginaDoCusto(
  contexto: Contexto,
  { de, ate, unidade, ...pagina }: BuscaPaginadaDoCusto,
): Promise<Pagina<CustoDasRefeicoes>> {
  const { banco, usuario } = await limitadoA(contexto, unidade);
  const com = custosDoPeriodo({ de, ate, usuario, pratos: await custosDosPratos(banco) });
  const lida = await paginar<Lido, OrdemCusto>(banco, LISTA, { com, linha: CUSTO, escopo: undefined }, pagina);
  return { ...lida, linhas: await comRepasse(banco, lida.linhas) };
}

/** Each line with its transfer and who pays. */
async function comRepasse(banco: Banco, lidos: readonly Lido[]): Promise<CustoDasRefeicoes[]> {
  const repasses = new Map<string, Awaited<ReturnType<typeof lerRepassesPorPovo>>>();
  for (const fim of new Set(lidos.map((um) => um.fim))) repasses.set(fim, await lerRepassesPorPovo(banco, fim));
  return lidos.map(({ fim, pct, modalidade, planejado, executado, ...lido }) => {
    const doPovo = repasses.get(fim)?.(pct) ?? [];
    const repasse = repasseDoAcervo({ repasses: doPovo }, { categoria: lido.categoria.id, modalidade });
    return {
      ...lido,
      modalidade: modalidadePorNome(modalidade),
      repasse: repasse?.valor ?? null,
      repasseAConferir: repasse !== null && repasse.certeza !== 'verificado',
      planejado: { ...planejado, ...partesDe(planejado.porAluno, repasse) },
      executado: { ...executado, ...partesDe(executado.porAluno, repasse) },
    };
  });
}

function partesDe(custo: number | null, repasse: { valor: number } | null) {
  if (custo === null || repasse === null) return { pnae: null, municipio: null };
  const { pnae, municipio } = quemPaga(custo, repasse.valor);
  return { pnae: pnae.toNumber(), municipio: municipio.toNumber() };
}
