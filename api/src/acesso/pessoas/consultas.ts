import type { DadosCadastrais, DadosDoTitular } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { pessoas, usuarios } from '../../banco/esquema/acesso/acesso.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado, proibido } from '../../nucleo/recusas.js';
import { lerDadosDoTitular } from '../tratamentos/titular.js';

/** A user's own registration data. 403 for another person's. */
export async function buscarDadosCadastrais({ banco, usuario }: Contexto, pessoaId: number): Promise<DadosCadastrais> {
  exigirPropria(usuario, pessoaId);
  return lerDadosCadastrais(banco, usuario.id);
}

/** The data of the user who asks. 403 for another person's. */
export function exportarProprios({ banco, usuario }: Contexto, pessoaId: number): Promise<DadosDoTitular> {
  exigirPropria(usuario, pessoaId);
  return lerDadosDoTitular(banco, { tipo: 'usuario', id: usuario.id, nome: usuario.pessoa.nome });
}

/** Throws 403 unless the person is the user's own. */
export function exigirPropria(usuario: Contexto['usuario'], pessoaId: number): void {
  if (usuario.pessoa.id !== pessoaId) throw proibido('Você só pode ver e alterar os seus próprios dados.');
}

/** The registration data of a user. 404 when there is none. */
export async function lerDadosCadastrais(leitor: Banco | Transacao, usuarioId: number): Promise<DadosCadastrais> {
  const [dados] = await leitor
    .select({ usuario: usuarios.usuario, email: usuarios.email, versao: usuarios.versao, pessoa: pessoas })
    .from(usuarios)
    .innerJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
    .where(eq(usuarios.id, usuarioId));
  if (!dados) throw naoEncontrado('Usuário não encontrado.');
  return dados;
}
