import { PERFIS, type Permissao, type TipoPessoa } from '@merenda/shared/contratos';
import { hashDaSenha } from '../../acesso/index.js';
import { pessoas, usuarioPermissoes, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { usuarioEstoques } from '../../banco/esquema/estoque/estoques.js';
import type { Transacao } from '../../banco/transacao.js';
import { porChave } from '../chaves.js';
import { SIGLAS, type SiglaDaUnidade, type UnidadesCriadas } from './unidades.js';

/** Password of every demonstration account; the start of the server prints it. */
export const SENHA_DEMONSTRACAO = 'merenda-escolar-demo';

interface Conta {
  usuario: string;
  pessoa: { nome: string; cpf: string; pessoaTipo: TipoPessoa; cargo?: string; crn?: string };
  permissoes: readonly Permissao[];
  unidades: readonly SiglaDaUnidade[];
}

/** The people are roles, not persons; their CPFs are the usual ones of test data. */
export const CONTAS: readonly Conta[] = [
  {
    usuario: 'admin',
    pessoa: { nome: 'ADMINISTRAÇÃO', cpf: '52998224725', pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' },
    permissoes: PERFIS.GESTOR,
    unidades: SIGLAS,
  },
  {
    usuario: 'nutricionista',
    pessoa: { nome: 'NUTRICIONISTA', cpf: '11144477735', pessoaTipo: 'NUTRICIONISTA', crn: 'CRN-03/1234' },
    permissoes: PERFIS.NUTRICIONISTA,
    unidades: SIGLAS,
  },
  {
    usuario: 'estoquista',
    pessoa: { nome: 'ESTOQUISTA', cpf: '12345678909', pessoaTipo: 'FUNCIONARIO', cargo: 'ESTOQUISTA' },
    permissoes: PERFIS.ESTOQUISTA,
    unidades: ['acacias', 'valeVerde', 'central'],
  },
  {
    usuario: 'comprador',
    pessoa: { nome: 'COMPRADOR', cpf: '74407265027', pessoaTipo: 'FUNCIONARIO', cargo: 'COMPRADOR' },
    permissoes: PERFIS.COMPRADOR,
    unidades: SIGLAS,
  },
  {
    usuario: 'merendeira',
    pessoa: { nome: 'MERENDEIRA', cpf: '35161990910', pessoaTipo: 'FUNCIONARIO', cargo: 'MERENDEIRA' },
    permissoes: [],
    unidades: ['acacias'],
  },
];

/** Makes the accounts; returns the id of one by its name. */
export async function criarUsuarios(tx: Transacao, unidades: UnidadesCriadas): Promise<(usuario: string) => number> {
  const contas = await Promise.all(
    CONTAS.map(async (conta) => ({ ...conta, senhaHash: await hashDaSenha(SENHA_DEMONSTRACAO) })),
  );
  const pessoa = porChave(
    await tx
      .insert(pessoas)
      .values(CONTAS.map((conta) => conta.pessoa))
      .returning(),
    ({ cpf }) => cpf,
  );
  const gravados = await tx
    .insert(usuarios)
    .values(
      contas.map(({ usuario, senhaHash, pessoa: { cpf } }) => ({
        usuario,
        senhaHash,
        email: `${usuario}@merenda.example`,
        pessoaId: pessoa(cpf),
      })),
    )
    .returning();
  const id = porChave(gravados, ({ usuario }) => usuario);
  await tx
    .insert(usuarioPermissoes)
    .values(
      CONTAS.flatMap(({ usuario, permissoes }) =>
        permissoes.map((permissao) => ({ usuarioId: id(usuario), permissao })),
      ),
    );
  await tx
    .insert(usuarioEstoques)
    .values(
      CONTAS.flatMap((conta) =>
        conta.unidades.map((sigla) => ({ usuarioId: id(conta.usuario), estoqueId: unidades[sigla].estoqueId })),
      ),
    );
  return id;
}
