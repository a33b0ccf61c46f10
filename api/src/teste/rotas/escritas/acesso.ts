import type { AparelhoRenovado } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import { hashDaSenha } from '../../../acesso/tokens/senhas.js';
import { abrirSessao } from '../../../acesso/tokens/sessoes.js';
import { usuarios } from '../../../banco/esquema/acesso/acesso.js';
import { emTransacao } from '../../../banco/transacao.js';
import { entrarComo } from '../../app.js';
import { ativarAutenticador, codigoDoAutenticador, iniciarAutenticador } from '../../autenticador.js';
import { cadastrarChave, ChaveDeTeste } from '../../chave-de-acesso.js';
import { nomeDaSessao } from '../../nome-da-sessao.js';
import { comPin, conhecerAparelho } from '../../pin.js';
import { feito } from '../casa.js';
import { type Escrita } from './escrita.js';

/** The login, the session, and what proves who one is. */
export const ESCRITAS_DO_ACESSO: Record<string, Escrita> = {
  'POST /tokens/autenticar': {
    anonima: true,
    preparar: async ({ app }) => ({
      url: '/tokens/autenticar',
      corpo: { usuario: (await entrarComo(app, { senha: 'merenda com café' })).usuario, senha: 'merenda com café' },
    }),
    // A session is no record of the municipality; logins are counted by the metrics.
    linhas: [],
  },
  'POST /tokens/segundo-fator': {
    anonima: true,
    preparar: async ({ app }) => {
      const pessoa = await entrarComo(app, { senha: 'merenda com café' });
      const segredo = await ativarAutenticador(pessoa);
      const credenciais = { usuario: pessoa.usuario, senha: 'merenda com café' };
      const { bilhete } = await feito<{ bilhete: string }>(pessoa, 'POST', '/tokens/autenticar', credenciais);
      return {
        url: '/tokens/segundo-fator',
        corpo: { bilhete, forma: 'AUTENTICADOR', codigo: codigoDoAutenticador(segredo) },
      };
    },
    linhas: [],
  },
  // A secret that no code has confirmed counts for nothing.
  'POST /segundo-fator/autenticador': { preparar: () => ({ url: '/segundo-fator/autenticador' }), linhas: [] },
  'PUT /segundo-fator/autenticador': {
    preparar: async (_casa, autor) => ({
      url: '/segundo-fator/autenticador',
      corpo: { codigo: codigoDoAutenticador(await iniciarAutenticador(autor)) },
      registro: autor.usuarioId,
    }),
    linhas: [{ entidade: 'usuarios', acao: 'ATIVAR_SEGUNDO_FATOR', antes: null, depois: { forma: 'AUTENTICADOR' } }],
  },
  'DELETE /segundo-fator/autenticador': {
    preparar: async (_casa, autor) => {
      await ativarAutenticador(autor);
      return { url: '/segundo-fator/autenticador', registro: autor.usuarioId };
    },
    linhas: [{ entidade: 'usuarios', acao: 'RETIRAR_SEGUNDO_FATOR', antes: { forma: 'AUTENTICADOR' }, depois: null }],
  },
  // A challenge that no passkey has signed counts for nothing.
  'POST /segundo-fator/chaves/opcoes': { preparar: () => ({ url: '/segundo-fator/chaves/opcoes' }), linhas: [] },
  'POST /segundo-fator/chaves': {
    preparar: async (_casa, autor) => {
      const { challenge } = await feito<{ challenge: string }>(
        autor,
        'POST',
        '/segundo-fator/chaves/opcoes',
        undefined,
      );
      return {
        url: '/segundo-fator/chaves',
        corpo: { nome: 'Celular', credencial: new ChaveDeTeste().cadastrar(challenge) },
        registro: autor.usuarioId,
      };
    },
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'ATIVAR_SEGUNDO_FATOR',
        antes: null,
        depois: { forma: 'CHAVE', nome: 'Celular' },
      },
    ],
  },
  'DELETE /segundo-fator/chaves/:id': {
    preparar: async (_casa, autor) => {
      const { id } = await cadastrarChave(autor, new ChaveDeTeste());
      return { url: `/segundo-fator/chaves/${id}`, registro: autor.usuarioId };
    },
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'RETIRAR_SEGUNDO_FATOR',
        antes: { forma: 'CHAVE', nome: 'Celular' },
        depois: null,
      },
    ],
  },
  'POST /segundo-fator/codigos': {
    preparar: async (_casa, autor) => {
      await ativarAutenticador(autor);
      return { url: '/segundo-fator/codigos', registro: autor.usuarioId };
    },
    // The codes are never in the audit trail.
    linhas: [{ entidade: 'usuarios', acao: 'RENOVAR_CODIGOS', antes: null, depois: null }],
  },
  'DELETE /usuarios/:id/segundo-fator': {
    preparar: async ({ app }) => {
      const pessoa = await entrarComo(app);
      await ativarAutenticador(pessoa);
      return { url: `/usuarios/${pessoa.usuarioId}/segundo-fator`, registro: pessoa.usuarioId };
    },
    linhas: [{ entidade: 'usuarios', acao: 'REDEFINIR_SEGUNDO_FATOR', antes: null, depois: null }],
  },
  'POST /tokens/pin/pessoas': {
    preparar: () => ({ url: '/tokens/pin/pessoas', corpo: { aparelho: 'desconhecido' } }),
    linhas: [],
    anonima: true,
  },
  'POST /tokens/pin': {
    preparar: async ({ app }) => {
      const { aparelho, pessoa } = await comPin(app);
      return { url: '/tokens/pin', corpo: { aparelho, usuario: pessoa.usuarioId, pin: '482913' } };
    },
    linhas: [],
    anonima: true,
  },
  'PUT /pins': {
    preparar: async ({ app }, autor) => ({
      url: '/pins',
      corpo: { aparelho: await conhecerAparelho(app, autor), pin: '482913' },
      registro: autor.usuarioId,
    }),
    linhas: [{ entidade: 'usuarios', acao: 'DEFINIR_PIN', antes: null, depois: { aparelho: 'Chrome no Android' } }],
  },
  'DELETE /pins/:pin': {
    preparar: async ({ app }, autor) => {
      const aparelho = await conhecerAparelho(app, autor);
      const { aparelho: novo } = await feito<AparelhoRenovado>(autor, 'PUT', '/pins', { aparelho, pin: '482913' });
      return { url: `/pins/${nomeDaSessao(novo)}`, registro: autor.usuarioId };
    },
    linhas: [{ entidade: 'usuarios', acao: 'RETIRAR_PIN', antes: { aparelho: 'Chrome no Android' }, depois: null }],
  },
  'POST /tokens/confirmar': {
    preparar: async ({ app }, autor) => {
      const senhaHash = await hashDaSenha('merenda com café');
      await app.banco.update(usuarios).set({ senhaHash }).where(eq(usuarios.id, autor.usuarioId));
      return { url: '/tokens/confirmar', corpo: { senha: 'merenda com café' } };
    },
    linhas: [],
  },
  // A read: the key of no write is in the body.
  'POST /envios/conferencia': {
    preparar: () => ({ url: '/envios/conferencia', corpo: { chave: 'nenhum' } }),
    linhas: [],
  },
  'DELETE /tokens': { preparar: () => ({ url: '/tokens' }), linhas: [] },
  // A read: the token is in the body.
  'POST /tokens/fim': {
    anonima: true,
    preparar: () => ({ url: '/tokens/fim', corpo: { token: 'outro' } }),
    linhas: [],
  },
  'DELETE /sessoes': { preparar: () => ({ url: '/sessoes' }), linhas: [] },
  'DELETE /sessoes/:sessao': {
    preparar: async ({ app }, { usuarioId }) => {
      const outra = await emTransacao({ banco: app.banco, usuario: null }, (tx) => abrirSessao(tx, usuarioId));
      return { url: `/sessoes/${nomeDaSessao(outra)}` };
    },
    linhas: [],
  },
  // What a user has read and dismissed is no record of the municipality: all others see it as before.
};
