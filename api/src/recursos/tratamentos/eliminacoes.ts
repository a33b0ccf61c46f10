import type { TipoDeTratamento } from '@merenda/shared/contratos';
import { sql, type SQL } from 'drizzle-orm';
import type { Transacao } from '../../banco/transacao.js';
import { fuso, hoje } from '../../nucleo/relogio.js';
import { expurgarValores } from '../auditoria/expurgo.js';
import { anonimizarFornecedor, fimDosContratos } from '../fornecedores/anonimizacao.js';
import { anonimizarUsuario } from '../usuarios/anonimizacao.js';

/** What a kind of data loses after its term. */
interface Vencidos {
  /** The first day within the term, `YYYY-MM-DD`: only older records go. */
  inicio: string;
  /** The account of the machine that runs the command. */
  operador: string;
}

/** Deletes or anonymises the records past the term; returns the number of records. */
type Eliminacao = (tx: Transacao, vencidos: Vencidos) => Promise<number>;

/** The municipality's midnight at which a day begins. */
const comeco = (dia: string): SQL => sql`((${dia}::date)::timestamp at time zone ${fuso()})`;

async function contar(tx: Transacao, escrita: SQL): Promise<number> {
  const { rows } = await tx.execute(sql`${escrita} returning 1`);
  return rows.length;
}

const apagar =
  (tabela: string, coluna: string): Eliminacao =>
  (tx, { inicio }) =>
    contar(tx, sql`delete from ${sql.identifier(tabela)} where ${sql.identifier(coluna)} < ${comeco(inicio)}`);

/** When the user `u` was deactivated for the last time. */
const DESATIVADO_EM = sql`(select max(quando) from auditoria where entidade = 'usuarios' and entidade_id = u.id and acao = 'DESATIVAR')`;

/** The elimination of each kind of the register that has a term. */
export const ELIMINACOES: Partial<Record<TipoDeTratamento, Eliminacao>> = {
  sessoes: apagar('tokens', 'expira_em'),
  aparelhos: apagar('aparelhos', 'usado_em'),
  tentativas: apagar('tentativas', 'expira_em'),
  'recuperacoes-de-senha': apagar('recuperacoes_senha', 'expira_em'),
  'respostas-repetidas': apagar('chaves_idempotencia', 'criado_em'),
  exclusoes: apagar('exclusoes', 'em'),
  aprovacoes: apagar('aprovacoes', 'vale_ate'),
  notificacoes: apagar('notificacoes_do_usuario', 'criada_em'),
  rascunhos: async (tx, vencidos) => {
    const rascunhos = await apagar('rascunhos_de_recebimento', 'guardado_em')(tx, vencidos);
    const fotos = await contar(
      tx,
      sql`delete from fotos_de_ocorrencias where ocorrencia_id is null and criada_em < ${comeco(vencidos.inicio)}`,
    );
    return rascunhos + fotos;
  },
  'fotos-de-ocorrencias': (tx, { inicio }) =>
    contar(
      tx,
      sql`delete from fotos_de_ocorrencias where ocorrencia_id in (
        select o.id from ocorrencias o join recebimentos r on r.id = o.recebimento_id where r.recebido_em < ${comeco(inicio)})`,
    ),
  'fotos-de-usuarios': (tx, { inicio }) =>
    contar(
      tx,
      sql`update usuarios u set imagem = null, versao = versao + 1
        where not u.ativo and u.imagem is not null and ${DESATIVADO_EM} < ${comeco(inicio)}`,
    ),
  alunos: (tx, { inicio }) =>
    contar(
      tx,
      sql`update kits set nome = 'ALUNO ANONIMIZADO', aluno_id = 0 where data < ${inicio}::date and aluno_id <> 0`,
    ),
  usuarios: async (tx, { inicio }) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select u.id from usuarios u
      where not u.ativo and u.anonimizacao is distinct from 'COMPLETA'
        and greatest(${DESATIVADO_EM}, (select max(quando) from auditoria where usuario_id = u.id)) < ${comeco(inicio)}
      order by u.id`);
    for (const { id } of rows) await anonimizarUsuario(tx, id, inicio);
    return rows.length;
  },
  fornecedores: async (tx, { inicio }) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select f.id from fornecedores f
      where f.fornecedor_tipo = 'FISICO' and f.anonimizacao is distinct from 'COMPLETA'
        and ${fimDosContratos(sql`f.id`)} < ${inicio}::date order by f.id`);
    for (const { id } of rows) await anonimizarFornecedor(tx, id, { inicio, hoje: hoje() });
    return rows.length;
  },
  'valores-da-auditoria': (tx, { inicio, operador }) =>
    expurgarValores(tx, { condicao: DE_QUEM_SAIU, inicio, operador, motivo: 'Fim do prazo de guarda' }),
};

/** Condition on `auditoria`: the values are of a person that was deleted or anonymised. */
const DE_QUEM_SAIU = sql`
  (entidade = 'usuarios' and not exists (
    select from usuarios u where u.id = entidade_id and u.anonimizacao is distinct from 'COMPLETA'))
  or (entidade = 'fornecedores' and 'FISICO' in (antes->>'fornecedorTipo', depois->>'fornecedorTipo') and not exists (
    select from fornecedores f where f.id = entidade_id and f.anonimizacao is distinct from 'COMPLETA'))
  or (entidade = 'kits' and exists (select from kits k where k.id = entidade_id and k.aluno_id = 0))`;
