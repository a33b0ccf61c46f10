import type { Anonimizacao, Usuario } from '@merenda/shared/contratos';
import { eq, sql, type SQL } from 'drizzle-orm';
import {
  aparelhos,
  chavesIdempotencia,
  notificacoesDoUsuario,
  pessoas,
  recuperacoesSenha,
  tokens,
  usuarioPermissoes,
  usuarios,
  visoes,
} from '../../banco/esquema/acesso/acesso.js';
import { aprovacoes } from '../../banco/esquema/acesso/aprovacoes.js';
import {
  autenticadores,
  bilhetes,
  chavesDeAcesso,
  codigosDeRecuperacao,
  desafiosDeChave,
} from '../../banco/esquema/acesso/segundo-fator.js';
import { comentarios } from '../../banco/esquema/comentarios.js';
import { usuarioEstoques } from '../../banco/esquema/estoque/estoques.js';
import { exclusoes } from '../../banco/esquema/exclusoes.js';
import { importacoesEmCurso } from '../../banco/esquema/importacoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito } from '../../nucleo/recusas.js';
import { fuso } from '../../nucleo/relogio.js';
import { TRATAMENTOS } from '../tratamentos/registro/index.js';
import { travarUsuario } from './consultas.js';

/** What the name of a removed person is; `numero` is the one by which the records keep the person. */
export const nomeAnonimo = (numero: number): string => `PESSOA ANONIMIZADA Nº ${numero}`;

/**
 * Removes a deactivated user's person. CPF, contacts, photo, login, password and everything that only the user saw go
 * at once. Name and position stay (PARCIAL) while the records that the user signed may be needed for the accounts:
 * until the last act is before `inicio` (`YYYY-MM-DD`, `inicioDoPrazo`). So do the comments. Records keep the number. 404; 409 for a user
 * who is not deactivated, or without data left that may go.
 */
export async function anonimizarUsuario(tx: Transacao, id: number, inicio: string): Promise<Anonimizacao> {
  const { situacao, pessoa, versao } = await travarUsuario(tx, id);
  if (situacao !== 'DESATIVADO') throw conflito('Desative o usuário antes de anonimizá-lo.');
  const [atual] = await tx.select({ feita: usuarios.anonimizacao }).from(usuarios).where(eq(usuarios.id, id));
  const anonimizacao = (await respondePelasContas(tx, id, inicio)) ? 'PARCIAL' : 'COMPLETA';
  if (atual?.feita === 'COMPLETA') throw conflito('Este usuário já foi anonimizado.');
  if (atual?.feita === anonimizacao)
    throw conflito('O nome deste usuário fica até o fim do prazo de guarda das contas que ele assinou.');
  const semNome = anonimizacao === 'COMPLETA' ? { nome: nomeAnonimo(id), cargo: null, crn: null } : {};
  await tx
    .update(pessoas)
    .set({ cpf: `anonimizada-${pessoa.id}`, telefone: null, celular: null, cnh: null, ...semNome })
    .where(eq(pessoas.id, pessoa.id));
  await tx
    .update(usuarios)
    .set({
      usuario: `anonimizada-${id}`,
      email: `anonimizada-${id}@anonimizada.invalid`,
      senhaHash: '',
      imagem: null,
      anonimizacao,
      versao: versao + 1,
    })
    .where(eq(usuarios.id, id));
  for (const tabela of [
    tokens,
    aparelhos,
    autenticadores,
    bilhetes,
    chavesDeAcesso,
    codigosDeRecuperacao,
    desafiosDeChave,
    usuarioPermissoes,
    usuarioEstoques,
    notificacoesDoUsuario,
    visoes,
    recuperacoesSenha,
    chavesIdempotencia,
    exclusoes,
    aprovacoes,
    importacoesEmCurso,
  ])
    await tx.delete(tabela).where(eq(tabela.usuarioId, id));
  if (anonimizacao === 'COMPLETA') await tx.delete(comentarios).where(eq(comentarios.usuarioId, id));
  await auditar(tx, { entidade: 'usuarios', id, acao: 'ANONIMIZAR', depois: { anonimizacao } });
  return anonimizacao;
}

/** Throws 409 for an anonymised user: nothing of the person comes back. */
export function exigirIdentificado({ pessoa }: Pick<Usuario, 'pessoa'>): void {
  if (pessoa.cpf === '') throw conflito('Este usuário foi anonimizado. Cadastre a pessoa de novo.');
}

/** Whether records name the user as their author, and the last act may be within the term of the accounts. */
async function respondePelasContas(tx: Transacao, id: number, inicio: string): Promise<boolean> {
  const assinados = TRATAMENTOS.autoria.dados.flatMap(({ tabela, doUsuario }): SQL[] =>
    doUsuario ? [sql`exists (select from ${sql.identifier(tabela)} where ${doUsuario(id)})`] : [],
  );
  const { rows } = await tx.execute<{ assinou: boolean; antigo: boolean }>(sql`
    select ${sql.join(assinados, sql` or `)} as assinou,
      coalesce((select max(quando) from auditoria where usuario_id = ${id}) < (${inicio}::date)::timestamp at time zone ${fuso()}, false) as antigo`);
  return rows.some(({ assinou, antigo }) => assinou && !antigo);
}
