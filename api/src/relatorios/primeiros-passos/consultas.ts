import { PASSOS, PERMISSAO_DO_PASSO, type Passo, type PrimeiroPasso } from '@merenda/shared/contratos';
import { faltasDosPassos, passosAntes, type Andamento } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto, UsuarioAutenticado } from '../../banco/contexto.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { ordem } from '../../nucleo/ordem.js';

/** So many names of other users are sent for a step. */
const NOMES = 3;

/**
 * Databases in which every step was done once. The first days do not come back, and this process does not count again.
 */
const prontos = new WeakSet<Banco>();

/** Whether a step that the user may do is not done. */
export async function temPassoPorFazer(banco: Banco, usuario: UsuarioAutenticado, tx: Banco | Transacao = banco) {
  if (prontos.has(banco)) return false;
  const { temEstoque, ...andamento } = await lerAndamento(tx, usuario);
  const faltas = faltasDosPassos(andamento);
  if (PASSOS.every((passo) => faltas[passo] === null)) prontos.add(banco);
  return seusPassos(usuario, temEstoque).some((passo) => faltas[passo] !== null);
}

/** The steps that the user may do, with what is missing, what comes before, and who else may do them. */
export async function listarPassos({ banco, usuario }: Contexto): Promise<PrimeiroPasso[]> {
  const { temEstoque, ...andamento } = await lerAndamento(banco, usuario);
  const faltas = faltasDosPassos(andamento);
  const outros = await outrosPorPermissao(banco, usuario);
  return seusPassos(usuario, temEstoque).map((passo) => {
    const nomes = outros.get(PERMISSAO_DO_PASSO[passo]) ?? [];
    return {
      passo,
      falta: faltas[passo],
      dependeDe: passosAntes(passo, faltas),
      outros: nomes.slice(0, NOMES),
      totalDeOutros: nomes.length,
    };
  });
}

const seusPassos = ({ permissoes }: UsuarioAutenticado, temEstoque: boolean): Passo[] =>
  PASSOS.filter((passo) => {
    const permissao = PERMISSAO_DO_PASSO[passo];
    return permissao === null ? temEstoque || permissoes.includes('UNIDADES') : permissoes.includes(permissao);
  });

/** An alias, not an interface: the driver takes any record. */
type Lido = { [Nome in keyof Andamento]: Andamento[Nome] } & { temEstoque: boolean };

/** What the installation has, without deactivated units, and whether the user has a stock. */
async function lerAndamento(banco: Banco | Transacao, { id }: UsuarioAutenticado): Promise<Lido> {
  const { rows } = await banco.execute<Lido>(sql`
    select count(*)::int as unidades,
      count(*) filter (where exists (select from matriculas m where m.unidade_educacional_id = ue.id))::int
        as "unidadesComMatricula",
      count(*) filter (where exists (select from estoques e join usuario_estoques x on x.estoque_id = e.id
        join usuarios u on u.id = x.usuario_id and u.ativo where e.unidade_educacional_id = ue.id))::int
        as "unidadesComUsuario",
      (select count(*) from usuarios where ativo)::int as usuarios,
      exists (select from itens_produto) as "temItem",
      exists (select from produtos) as "temProduto",
      exists (select from fornecedores) as "temFornecedor",
      exists (select from aquisicoes) as "temAquisicao",
      exists (select from aquisicoes where status = 'VIGENTE') as "temContrato",
      exists (select from linhas_do_estoque) as "temLote",
      exists (select from alimentos) as "temAlimento",
      exists (select from preparos) as "temPreparo",
      exists (select from pratos) as "temPrato",
      exists (select from cardapios) as "temCardapio",
      exists (select from lancamentos) as "temLancamento",
      exists (select from refeicoes where excluido_em is null) as "temRefeicao",
      exists (select from refeicoes where executado and excluido_em is null) as "temExecucao",
      exists (select from usuario_estoques where usuario_id = ${id}) as "temEstoque"
    from unidades_educacionais ue where ue.ativa`);
  return primeira(rows);
}

/** Names of the other active users by permission; under null those who have a stock. */
async function outrosPorPermissao(banco: Banco, { id }: UsuarioAutenticado): Promise<Map<string | null, string[]>> {
  const { rows } = await banco.execute<{ permissao: string | null; nomes: string[] }>(sql`
    select x.permissao, json_agg(p.nome) as nomes
    from usuarios u join pessoas p on p.id = u.pessoa_id
    join (select usuario_id, permissao from usuario_permissoes
      union all select distinct usuario_id, null from usuario_estoques) x on x.usuario_id = u.id
    where u.ativo and u.id <> ${id}
    group by x.permissao`);
  return new Map(rows.map(({ permissao, nomes }) => [permissao, nomes.sort(ordem.compare)]));
}
