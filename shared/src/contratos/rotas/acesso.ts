import { z } from 'zod';
import { ChaveDeAcesso, ChaveDeAcessoNova, OpcoesDaChave } from '../acesso/chaves-de-acesso.js';
import { DadosCadastrais, DadosCadastraisAlterados, DadosCadastraisEdicao } from '../acesso/dados-cadastrais.js';
import { DadosDoTitular } from '../acesso/dados-do-titular.js';
import { EntradaDoGovBr, RetornoDoGovBr, SessaoDoGovBr } from '../acesso/govbr.js';
import { LinkInstitucional } from '../acesso/links.js';
import {
  AparelhoDaCozinha,
  AparelhoRenovado,
  EntradaPorPin,
  PessoaDaCozinha,
  Pin,
  PinNovo,
  PorPin,
} from '../acesso/pin.js';
import { RecuperacaoDeSenha, RedefinicaoDeSenha } from '../acesso/recuperacao.js';
import {
  AutenticadorNovo,
  CodigosDeRecuperacao,
  ConfirmacaoDoAutenticador,
  SegundaEtapa,
  SegundoFator,
  SegundoPasso,
} from '../acesso/segundo-fator.js';
import {
  ConfirmacaoDeSenha,
  Credenciais,
  PorSessao,
  Sessao,
  SessaoAberta,
  SessaoTerminada,
  TokenDaSessao,
} from '../acesso/sessao.js';
import { PorTipoDeTratamento, PrazoEdicao, Tratamento } from '../acesso/tratamentos.js';
import {
  BuscaUsuarios,
  GestaoDeUsuarios,
  MudancaDeAcessos,
  Usuario,
  UsuarioEdicao,
  UsuarioNovo,
} from '../acesso/usuarios.js';
import { paginaDe } from '../paginas.js';
import { DataUrlDeImagem, PorId } from '../primitivos.js';
import type { Rota } from './rota.js';

/** Login, sessions, own data, users and their approvals, and the register of personal data. */
export const ROTAS_ACESSO = {
  'POST /tokens/govbr': { resposta: EntradaDoGovBr },
  'POST /tokens/govbr/retorno': { corpo: RetornoDoGovBr, resposta: SessaoDoGovBr },
  'POST /tokens/autenticar': { corpo: Credenciais, resposta: z.union([SessaoAberta, SegundaEtapa]) },
  'POST /tokens/segundo-fator': { corpo: SegundoPasso, resposta: SessaoAberta },
  'POST /tokens/pin': { corpo: EntradaPorPin, resposta: SessaoAberta },
  'POST /tokens/pin/pessoas': { corpo: AparelhoDaCozinha, resposta: z.array(PessoaDaCozinha) },
  'POST /tokens/confirmar': { corpo: ConfirmacaoDeSenha, resposta: z.void() },
  'GET /tokens/checar': { resposta: z.boolean() },
  'DELETE /tokens': { resposta: z.void() },
  'POST /tokens/fim': { corpo: TokenDaSessao, resposta: SessaoTerminada },
  'GET /sessoes': { resposta: z.array(Sessao), pessoal: true },
  'DELETE /sessoes': { resposta: z.void() },
  'DELETE /sessoes/:sessao': { params: PorSessao, resposta: z.void() },

  'POST /usuarios/recuperar-senha': { corpo: RecuperacaoDeSenha, resposta: z.void() },
  'POST /usuarios/redefinir-senha': { corpo: RedefinicaoDeSenha, resposta: z.void() },

  'GET /pessoas/:id': { params: PorId, resposta: DadosCadastrais, pessoal: true },
  'GET /pessoas/:id/dados': { params: PorId, resposta: DadosDoTitular, pessoal: true },
  'PUT /pessoas/:id': { params: PorId, corpo: DadosCadastraisEdicao, resposta: DadosCadastraisAlterados },

  'GET /segundo-fator': { resposta: SegundoFator, pessoal: true },
  'POST /segundo-fator/autenticador': { resposta: AutenticadorNovo, status: 201 },
  'PUT /segundo-fator/autenticador': { corpo: ConfirmacaoDoAutenticador, resposta: z.void() },
  'DELETE /segundo-fator/autenticador': { resposta: z.void() },
  'POST /segundo-fator/chaves/opcoes': { resposta: OpcoesDaChave },
  'POST /segundo-fator/chaves': { corpo: ChaveDeAcessoNova, resposta: ChaveDeAcesso, status: 201 },
  'DELETE /segundo-fator/chaves/:id': { params: PorId, resposta: z.void() },
  'POST /segundo-fator/codigos': { resposta: CodigosDeRecuperacao, status: 201 },

  'GET /pins': { resposta: z.array(Pin), pessoal: true },
  'PUT /pins': { corpo: PinNovo, resposta: AparelhoRenovado },
  'DELETE /pins/:pin': { params: PorPin, resposta: z.void() },
  'GET /links': { resposta: z.array(LinkInstitucional), paraTodos: true },

  'GET /usuarios': { resposta: z.array(Usuario), pessoal: true },
  'GET /usuarios/pagina': { busca: BuscaUsuarios, resposta: paginaDe(Usuario), pessoal: true },
  'GET /usuarios/gestao': { resposta: GestaoDeUsuarios, pessoal: true },
  'POST /usuarios': { corpo: UsuarioNovo, resposta: Usuario, status: 201 },
  'PUT /usuarios/:id': { params: PorId, corpo: UsuarioEdicao, resposta: Usuario },
  'PUT /usuarios/acessos': { corpo: MudancaDeAcessos, resposta: z.array(Usuario), idempotente: true },
  // 204 when it is done; the user, when it waits for an approval.
  'DELETE /usuarios/:id': { params: PorId, resposta: Usuario.optional() },
  'POST /usuarios/:id/convite': { params: PorId, resposta: z.void() },
  'DELETE /usuarios/:id/segundo-fator': { params: PorId, resposta: z.void() },
  'PUT /usuarios/:id/desativar': { params: PorId, resposta: Usuario },
  'PUT /usuarios/:id/reativar': { params: PorId, resposta: Usuario },
  'GET /usuarios/:id/dados': { params: PorId, resposta: DadosDoTitular, pessoal: true },
  'GET /usuarios/:id/imagem': { params: PorId, resposta: z.string().optional(), pessoal: true },
  'PUT /usuarios/:id/imagem': { params: PorId, corpo: DataUrlDeImagem, resposta: z.string() },

  'PUT /aprovacoes/:id/aprovar': { params: PorId, resposta: Usuario },
  'PUT /aprovacoes/:id/recusar': { params: PorId, resposta: Usuario },
  'PUT /aprovacoes/:id/retirar': { params: PorId, resposta: Usuario },

  'GET /tratamentos': { resposta: z.array(Tratamento) },
  'PUT /tratamentos/:tipo/prazo': { params: PorTipoDeTratamento, corpo: PrazoEdicao, resposta: Tratamento },
} as const satisfies Record<string, Rota>;
