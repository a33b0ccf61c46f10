import { createHash } from 'node:crypto';
import type { Usuario } from '@merenda/shared/contratos';
import { expect } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { recuperacoesSenha, usuarios } from '../../../banco/esquema/acesso/acesso.js';
import { primeira } from '../../../banco/restricoes.js';
import { entrarComo, type Pessoa } from '../../app.js';
import { criarUnidade, sequencia } from '../../fabricas.js';
import { feito, type Casa } from '../casa.js';
import { IMAGEM, TEXTO_PURO, type Escrita } from './escrita.js';

const usuario = (nome: string, cpf: string) => ({
  usuario: nome,
  email: `${nome}@exemplo.test`,
  pessoa: { nome: 'ana lima', cpf, pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' },
  permissoes: ['ITENS'],
});

const VISAO = { lista: '/gerenciar-itens', nome: 'Grãos', parametros: 'nome=A', compartilhada: true };

/** What the author, or another holder of USUARIOS, asks for: that a user gets the permission. */
async function pedirUsuarios({ app }: Casa, quemPede: Pessoa): Promise<{ id: number; usuarioId: number }> {
  const { usuarioId } = await entrarComo(app, { permissoes: ['PRODUTOS'] });
  const [alterado] = await feito<Usuario[]>(quemPede, 'PUT', '/usuarios/acessos', {
    usuarios: [{ id: usuarioId, versao: 1 }],
    permissoes: { modo: 'ADICIONAR', marcados: ['USUARIOS'] },
  });
  return { id: alterado?.aguardaAprovacao[0]?.id ?? 0, usuarioId };
}

const deOutra = async (casa: Casa) => pedirUsuarios(casa, await entrarComo(casa.app, { permissoes: ['USUARIOS'] }));

const pessoaDe = async ({ app }: Casa, { usuarioId }: Pessoa): Promise<number> =>
  primeira(await app.banco.select({ id: usuarios.pessoaId }).from(usuarios).where(eq(usuarios.id, usuarioId))).id;

/** Opens a recovery link for the user and returns its token. */
async function linkDeRecuperacao({ app }: Casa, { usuarioId }: Pessoa): Promise<string> {
  const token = `token-${sequencia()}`;
  const hash = createHash('sha256').update(token).digest('hex');
  await app.banco.insert(recuperacoesSenha).values({ hash, usuarioId, expiraEm: new Date('2099-01-01') });
  return token;
}

/** Users, and what each keeps for oneself. */
export const ESCRITAS_DOS_USUARIOS: Record<string, Escrita> = {
  'PUT /notificacoes/leituras': {
    preparar: () => ({ url: '/notificacoes/leituras', corpo: { grupo: 'LOTES_VENCIDOS' } }),
    linhas: [],
  },
  'POST /notificacoes/dispensas': {
    preparar: () => ({
      url: '/notificacoes/dispensas',
      corpo: { grupo: 'CONTRATOS_NO_FIM', ate: '24/11/2026' },
    }),
    linhas: [],
  },
  'DELETE /notificacoes/dispensas': {
    preparar: () => ({ url: '/notificacoes/dispensas?id=LOTES_VENCIDOS-1' }),
    linhas: [],
  },
  'POST /visoes': {
    preparar: () => ({ url: '/visoes', corpo: VISAO }),
    linhas: [{ entidade: 'visoes', acao: 'CRIAR', antes: null, depois: { nome: 'Grãos', lista: '/gerenciar-itens' } }],
  },
  'PUT /visoes/:id': {
    preparar: async (_casa, autor) => {
      const { id } = await feito<{ id: number }>(autor, 'POST', '/visoes', { ...VISAO, nome: `Visão ${sequencia()}` });
      return { url: `/visoes/${id}`, corpo: { ...VISAO, nome: `Outra ${id}`, parametros: 'nome=F' } };
    },
    linhas: [
      { entidade: 'visoes', acao: 'ALTERAR', antes: { parametros: 'nome=A' }, depois: { parametros: 'nome=F' } },
    ],
  },
  'DELETE /visoes/:id': {
    preparar: async (_casa, autor) => {
      const { id } = await feito<{ id: number }>(autor, 'POST', '/visoes', { ...VISAO, nome: `Visão ${sequencia()}` });
      return { url: `/visoes/${id}`, registro: id };
    },
    linhas: [{ entidade: 'visoes', acao: 'EXCLUIR', antes: { parametros: 'nome=A' }, depois: null }],
  },
  'POST /usuarios/recuperar-senha': {
    anonima: true,
    preparar: () => ({ url: '/usuarios/recuperar-senha', corpo: { email: 'ausente@exemplo.test' } }),
    // Nothing of the user changes until the link is used.
    linhas: [],
  },
  'POST /usuarios/redefinir-senha': {
    anonima: true,
    preparar: async (casa, autor) => ({
      url: '/usuarios/redefinir-senha',
      corpo: { token: await linkDeRecuperacao(casa, autor), senha: 'café com merenda' },
      registro: autor.usuarioId,
    }),
    // A password is never in the audit trail.
    linhas: [{ entidade: 'usuarios', acao: 'REDEFINIR_SENHA', antes: null, depois: null }],
  },
  'POST /usuarios': {
    preparar: () => ({ url: '/usuarios', corpo: { ...usuario('nova', '35161990910'), senha: 'merenda com café' } }),
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'CRIAR',
        antes: null,
        depois: { usuario: 'nova', pessoa: { nome: 'ANA LIMA' }, permissoes: ['ITENS'] },
      },
    ],
  },
  'PUT /usuarios/:id': {
    preparar: async ({ app }) => {
      const { usuarioId, usuario: nome } = await entrarComo(app, { permissoes: ['PRODUTOS'] });
      return { url: `/usuarios/${usuarioId}`, corpo: usuario(nome, '74407265027') };
    },
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'ALTERAR',
        antes: { pessoa: { cargo: null }, permissoes: ['PRODUTOS'] },
        depois: { pessoa: { cargo: 'GESTOR' }, permissoes: ['ITENS'] },
      },
    ],
  },
  'PUT /usuarios/acessos': {
    preparar: async ({ app }) => {
      const { usuarioId } = await entrarComo(app, { permissoes: ['PRODUTOS'] });
      return {
        url: '/usuarios/acessos',
        corpo: {
          usuarios: [{ id: usuarioId, versao: 1 }],
          permissoes: { modo: 'SUBSTITUIR', marcados: ['ITENS'] },
        },
        registro: usuarioId,
      };
    },
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'ALTERAR',
        antes: { permissoes: ['PRODUTOS'], versao: 1 },
        depois: { permissoes: ['ITENS'], versao: 2 },
      },
    ],
  },
  'DELETE /usuarios/:id': {
    preparar: async ({ app }) => {
      const { usuarioId } = await entrarComo(app, { permissoes: ['PRODUTOS'] });
      return { url: `/usuarios/${usuarioId}`, registro: usuarioId };
    },
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'DESATIVAR',
        antes: { permissoes: ['PRODUTOS'] },
        depois: { permissoes: ['PRODUTOS'], situacao: 'DESATIVADO' },
      },
    ],
  },
  'POST /usuarios/:id/convite': {
    preparar: async ({ app }) => {
      const { usuarioId } = await entrarComo(app, { permissoes: ['PRODUTOS'] });
      await app.banco.update(usuarios).set({ senhaHash: '' }).where(eq(usuarios.id, usuarioId));
      return { url: `/usuarios/${usuarioId}/convite`, registro: usuarioId };
    },
    // The link is never in the audit trail.
    linhas: [{ entidade: 'usuarios', acao: 'CONVIDAR', antes: null, depois: null }],
  },
  'PUT /usuarios/:id/desativar': {
    preparar: async ({ app }) => {
      const { usuarioId } = await entrarComo(app, { senha: 'merenda com café' });
      return { url: `/usuarios/${usuarioId}/desativar`, registro: usuarioId };
    },
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'DESATIVAR',
        antes: { situacao: 'ATIVO' },
        depois: { situacao: 'DESATIVADO' },
      },
    ],
  },
  'POST /estoques/me': {
    preparar: async ({ app }, { usuarioId }) => ({
      url: '/estoques/me',
      corpo: { estoques: [{ id: (await criarUnidade(app, { nome: 'ESCOLA VINCULADA' })).estoque.id }] },
      registro: usuarioId,
    }),
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'ALTERAR',
        antes: {},
        depois: {
          estoques: expect.arrayContaining([
            expect.objectContaining({ unidadeEducacional: expect.objectContaining({ nome: 'ESCOLA VINCULADA' }) }),
          ]),
        },
      },
    ],
  },
  'PUT /usuarios/:id/reativar': {
    preparar: async ({ app }) => {
      const { usuarioId } = await entrarComo(app, { senha: 'merenda com café' });
      await app.banco.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, usuarioId));
      return { url: `/usuarios/${usuarioId}/reativar`, registro: usuarioId };
    },
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'REATIVAR',
        antes: { situacao: 'DESATIVADO' },
        depois: { situacao: 'ATIVO' },
      },
    ],
  },
  'PUT /aprovacoes/:id/aprovar': {
    preparar: async (casa) => {
      const { id, usuarioId } = await deOutra(casa);
      return { url: `/aprovacoes/${id}/aprovar`, registro: usuarioId };
    },
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'APROVAR',
        antes: null,
        depois: { ato: 'DAR_USUARIOS', pedidaPor: expect.stringMatching(/^PESSOA/) },
      },
      {
        entidade: 'usuarios',
        acao: 'ALTERAR',
        antes: { permissoes: ['PRODUTOS'] },
        depois: { permissoes: ['PRODUTOS', 'USUARIOS'] },
      },
    ],
  },
  'PUT /aprovacoes/:id/recusar': {
    preparar: async (casa) => {
      const { id, usuarioId } = await deOutra(casa);
      return { url: `/aprovacoes/${id}/recusar`, registro: usuarioId };
    },
    linhas: [{ entidade: 'usuarios', acao: 'RECUSAR_APROVACAO', antes: null, depois: { ato: 'DAR_USUARIOS' } }],
  },
  'PUT /aprovacoes/:id/retirar': {
    preparar: async (casa, autor) => {
      await entrarComo(casa.app, { permissoes: ['USUARIOS'] });
      const { id, usuarioId } = await pedirUsuarios(casa, autor);
      return { url: `/aprovacoes/${id}/retirar`, registro: usuarioId };
    },
    linhas: [{ entidade: 'usuarios', acao: 'RETIRAR_APROVACAO', antes: null, depois: { ato: 'DAR_USUARIOS' } }],
  },
  'PUT /usuarios/:id/imagem': {
    preparar: (_casa, { usuarioId }) => ({
      url: `/usuarios/${usuarioId}/imagem`,
      corpo: IMAGEM,
      cabecalhos: TEXTO_PURO,
      registro: usuarioId,
    }),
    linhas: [{ entidade: 'usuarios', acao: 'IMAGEM', antes: {}, depois: { temImagem: true } }],
  },
  'PUT /pessoas/:id': {
    preparar: async (casa, autor) => ({
      url: `/pessoas/${await pessoaDe(casa, autor)}`,
      corpo: { email: `${autor.usuario}@exemplo.test`, pessoa: { nome: 'ana lima', cpf: '12345678909' } },
      registro: autor.usuarioId,
    }),
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'ALTERAR',
        antes: { pessoa: { nome: expect.stringMatching(/^PESSOA/) } },
        depois: { pessoa: { nome: 'ANA LIMA', cpf: '12345678909' } },
      },
    ],
  },
};
