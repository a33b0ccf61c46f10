import { sql } from 'drizzle-orm';
import { expurgarValores } from '../auditoria/expurgo.js';
import { anonimizarUsuario } from '../usuarios/anonimizacao.js';
import { apagar, comeco, contar, type Eliminacoes } from './eliminacao.js';

/** When the user `u` was deactivated for the last time. */
const DESATIVADO_EM = sql`(select max(quando) from auditoria where entidade = 'usuarios' and entidade_id = u.id and acao = 'DESATIVAR')`;

/** The elimination of what is kept of users, and of the values of the audit trail, which comes last. */
export const ELIMINACOES_DO_ACESSO = {
  sessoes: apagar('tokens', 'expira_em'),
  aparelhos: apagar('aparelhos', 'usado_em'),
  tentativas: apagar('tentativas', 'expira_em'),
  'recuperacoes-de-senha': apagar('recuperacoes_senha', 'expira_em'),
  'respostas-repetidas': apagar('chaves_idempotencia', 'criado_em'),
  exclusoes: apagar('exclusoes', 'em'),
  aprovacoes: apagar('aprovacoes', 'vale_ate'),
  notificacoes: apagar('notificacoes_do_usuario', 'criada_em'),
  'fotos-de-usuarios': (tx, { inicio }) =>
    contar(
      tx,
      sql`update usuarios u set imagem = null, versao = versao + 1
        where not u.ativo and u.imagem is not null and ${DESATIVADO_EM} < ${comeco(inicio)}`,
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
  'valores-da-auditoria': (tx, { inicio, operador }) =>
    expurgarValores(tx, { condicao: DE_QUEM_SAIU, inicio, operador, motivo: 'Fim do prazo de guarda' }),
} satisfies Eliminacoes;

/** Condition on `auditoria`: the values are of a person that was deleted or anonymised. */
const DE_QUEM_SAIU = sql`
  (entidade = 'usuarios' and not exists (
    select from usuarios u where u.id = entidade_id and u.anonimizacao is distinct from 'COMPLETA'))
  or (entidade = 'fornecedores' and 'FISICO' in (antes->>'fornecedorTipo', depois->>'fornecedorTipo') and not exists (
    select from fornecedores f where f.id = entidade_id and f.anonimizacao is distinct from 'COMPLETA'))
  or (entidade = 'kits' and exists (select from kits k where k.id = entidade_id and k.aluno_id = 0))`;
