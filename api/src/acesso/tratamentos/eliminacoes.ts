import { sql } from 'drizzle-orm';
import { expurgarValores } from '../../mecanismos/auditoria/expurgo.js';
import { apagarVencidos, type Eliminacoes } from './eliminacao.js';

/** The elimination of the traces of logins and of work, and of comments. */
export const ELIMINACOES_DO_ACESSO = {
  sessoes: apagarVencidos('tokens', 'expira_em'),
  aparelhos: apagarVencidos('aparelhos', 'usado_em'),
  tentativas: apagarVencidos('tentativas', 'expira_em'),
  'recuperacoes-de-senha': apagarVencidos('recuperacoes_senha', 'expira_em'),
  'respostas-repetidas': apagarVencidos('chaves_idempotencia', 'criado_em'),
  exclusoes: apagarVencidos('exclusoes', 'em'),
  aprovacoes: apagarVencidos('aprovacoes', 'vale_ate'),
  comentarios: apagarVencidos('comentarios', 'criado_em'),
  importacoes: apagarVencidos('importacoes_em_curso', 'usada_em'),
  notificacoes: apagarVencidos('notificacoes_do_usuario', 'criada_em'),
} satisfies Eliminacoes;

/** The elimination of the values of the audit trail: it comes after those of the persons. */
export const ELIMINACOES_DA_TRILHA = {
  'valores-da-auditoria': (tx, { inicio, operador }) =>
    expurgarValores(tx, { condicao: DE_QUEM_SAIU, inicio, operador, motivo: 'Fim do prazo de guarda' }),
} satisfies Eliminacoes;

/** Condition on `auditoria`: the values are of a person that was deleted or anonymised, or of a deleted comment. */
const DE_QUEM_SAIU = sql`
  (entidade = 'usuarios' and not exists (
    select from usuarios u where u.id = entidade_id and u.anonimizacao is distinct from 'COMPLETA'))
  or (entidade = 'fornecedores' and 'FISICO' in (antes->>'fornecedorTipo', depois->>'fornecedorTipo') and not exists (
    select from fornecedores f where f.id = entidade_id and f.anonimizacao is distinct from 'COMPLETA'))
  or (entidade = 'comentarios' and not exists (select from comentarios c where c.id = entidade_id))
  or (entidade = 'kits' and exists (select from kits k where k.id = entidade_id and k.aluno_id = 0))`;
