import { z } from 'zod';
import { Achado, BuscaGeral } from '../busca.js';
import { ChaveDeAcesso, ChaveDeAcessoNova, OpcoesDaChave } from '../acesso/chaves-de-acesso.js';
import { Cidade } from '../cadastros/cidades.js';
import {
  Categoria,
  Convencao,
  ConvencaoDaLista,
  ConvencaoEdicao,
  ConvencaoEditavel,
  ConvencaoNova,
  OrdemDaLista,
  PorLista,
  PorOpcao,
} from '../cadastros/convencoes.js';
import { BuscaReferencia, ReferenciaNutricional } from '../cardapios/referencias-nutricionais.js';
import { Patologia } from '../cardapios/patologias.js';
import { ComponenteNutricional } from '../cardapios/componentes-nutricionais.js';
import { DadosCadastrais, DadosCadastraisAlterados, DadosCadastraisEdicao } from '../acesso/dados-cadastrais.js';
import { DadosDoTitular } from '../acesso/dados-do-titular.js';
import { ChaveDeEnvio, EnvioConferido } from '../envios.js';
import { DesfazerExclusao } from '../exclusoes.js';
import { EntradaDoGovBr, RetornoDoGovBr, SessaoDoGovBr } from '../acesso/govbr.js';
import { BuscaHoje, BuscaUnidadesDeHoje, FiguraDeHoje, PorCartao, UnidadeDeHoje } from '../relatorios/hoje.js';
import { paginaDe } from '../paginas.js';
import { Instalacao, InstalacaoNova } from '../cadastros/instalacao.js';
import { LinkInstitucional } from '../acesso/links.js';
import { MunicipioDaLista, PorEstado } from '../cadastros/municipio.js';
import {
  AlvoDeNotificacoes,
  BuscaDeGrupos,
  BuscaNotificacoes,
  Dispensa,
  DispensaDesfeita,
  DispensaNova,
  GruposDeNotificacoes,
  MensagemDeNotificacao,
  PaginaDeNotificacoes,
} from '../notificacoes.js';
import {
  AparelhoDaCozinha,
  AparelhoRenovado,
  EntradaPorPin,
  PessoaDaCozinha,
  Pin,
  PinNovo,
  PorPin,
} from '../acesso/pin.js';
import { PrimeiroPasso } from '../relatorios/primeiros-passos.js';
import { PorId } from '../primitivos.js';
import { RecuperacaoDeSenha, RedefinicaoDeSenha } from '../acesso/recuperacao.js';
import { Relogio } from '../cadastros/relogio.js';
import { Secretaria } from '../cadastros/secretarias.js';
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
import { Visao, VisaoEdicao, VisaoNova, VisoesDaLista } from '../visoes.js';
import type { Rota } from './rota.js';

/** Login, own data, and the lists of options that several screens read. */
export const ROTAS_SESSAO = {
  'GET /instalacao': { resposta: Instalacao },
  'POST /instalacao': { corpo: InstalacaoNova, resposta: z.void() },

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

  'GET /cidades': { resposta: z.array(Cidade), paraTodos: true },
  'GET /links': { resposta: z.array(LinkInstitucional), paraTodos: true },
  'GET /municipios': { busca: PorEstado, resposta: z.array(MunicipioDaLista), paraTodos: true },
  'GET /secretarias-estaduais/:id': { params: PorId, resposta: Secretaria },
  'GET /notificacoes': { resposta: z.array(MensagemDeNotificacao) },
  'GET /notificacoes/pagina': { busca: BuscaNotificacoes, resposta: PaginaDeNotificacoes },
  'GET /notificacoes/grupos': { busca: BuscaDeGrupos, resposta: GruposDeNotificacoes },
  'PUT /notificacoes/leituras': { corpo: AlvoDeNotificacoes, resposta: z.void() },
  'POST /notificacoes/dispensas': { corpo: DispensaNova, resposta: Dispensa, status: 201 },
  'DELETE /notificacoes/dispensas': { busca: DispensaDesfeita, resposta: z.void() },
  'GET /visoes': { busca: VisoesDaLista, resposta: z.array(Visao) },
  'POST /visoes': { corpo: VisaoNova, resposta: Visao, status: 201 },
  'PUT /visoes/:id': { params: PorId, corpo: VisaoEdicao, resposta: Visao },
  'DELETE /visoes/:id': { params: PorId, resposta: z.void() },
  'GET /busca': { busca: BuscaGeral, resposta: z.array(Achado), pessoal: true },
  'GET /primeiros-passos': { resposta: z.array(PrimeiroPasso) },
  'GET /hoje/unidades/pagina': { busca: BuscaUnidadesDeHoje, resposta: paginaDe(UnidadeDeHoje) },
  'GET /hoje/:cartao': { params: PorCartao, busca: BuscaHoje, resposta: z.array(FiguraDeHoje) },
  'GET /relogio': { resposta: Relogio },

  'POST /envios/conferencia': { corpo: ChaveDeEnvio, resposta: EnvioConferido },
  'POST /exclusoes/desfazer': { corpo: DesfazerExclusao, resposta: z.void() },

  'GET /permissoes': { resposta: z.array(Convencao) },
  'GET /categorias': { resposta: z.array(Categoria) },
  'GET /patologias': { resposta: z.array(Patologia) },
  'GET /componentes-nutricionais': { resposta: z.array(ComponenteNutricional) },
  'GET /convencoes/referencias-nutricionais': { busca: BuscaReferencia, resposta: ReferenciaNutricional },
  'GET /convencoes/:lista': { params: PorLista, resposta: z.array(ConvencaoDaLista) },
  'GET /convencoes/:lista/opcoes': { params: PorLista, resposta: z.array(ConvencaoEditavel) },
  'POST /convencoes/:lista/opcoes': {
    params: PorLista,
    corpo: ConvencaoNova,
    resposta: ConvencaoEditavel,
    status: 201,
  },
  'PUT /convencoes/:lista/opcoes/:nome': { params: PorOpcao, corpo: ConvencaoEdicao, resposta: ConvencaoEditavel },
  'PUT /convencoes/:lista/ordem': { params: PorLista, corpo: OrdemDaLista, resposta: z.array(ConvencaoEditavel) },
} as const satisfies Record<string, Rota>;
