import aditivos from './aditivos/rotas.js';
import alimentos from './alimentos/rotas.js';
import aprovacoes from './aprovacoes/rotas.js';
import aquisicoes from './aquisicoes/rotas.js';
import auditoria from './auditoria/rotas.js';
import balancos from './balancos/rotas.js';
import busca from './busca/rotas.js';
import cardapiosCalendario from './cardapios-calendario/rotas.js';
import cardapiosSemanais from './cardapios-semanais/rotas.js';
import cardapios from './cardapios/rotas.js';
import cidades from './cidades/rotas.js';
import composicaoAlimentos from './composicao-alimentos/rotas.js';
import contagens from './contagens/rotas.js';
import convencoes from './convencoes/rotas.js';
import cozinha from './cozinha/rotas.js';
import desperdicios from './desperdicios/rotas.js';
import enderecos from './enderecos/rotas.js';
import escolas from './escolas/rotas.js';
import estoques from './estoques/rotas.js';
import envios from './envios/rotas.js';
import exclusoes from './exclusoes/rotas.js';
import exportacoes from './exportacoes/rotas.js';
import fichasTecnicas from './fichas-tecnicas/rotas.js';
import fornecedores from './fornecedores/rotas.js';
import gestaoEscolar from './gestao-escolar/rotas.js';
import govbr from './govbr/rotas.js';
import hoje from './hoje/rotas.js';
import instalacao from './instalacao/rotas.js';
import itensProduto from './itens-produto/rotas.js';
import kits from './kits/rotas.js';
import links from './links/rotas.js';
import lotes from './lotes/rotas.js';
import matriculas from './matriculas/rotas.js';
import movimentacoes from './movimentacoes/rotas.js';
import municipio from './municipio/rotas.js';
import municipios from './municipios/rotas.js';
import necessidades from './necessidades/rotas.js';
import notasEletronicas from './notas-eletronicas/rotas.js';
import notasFiscais from './notas-fiscais/rotas.js';
import notificacoes from './notificacoes/rotas.js';
import periodosLetivos from './periodos-letivos/rotas.js';
import pessoas from './pessoas/rotas.js';
import pins from './pins/rotas.js';
import pratos from './pratos/rotas.js';
import preparos from './preparos/rotas.js';
import primeirosPassos from './primeiros-passos/rotas.js';
import produtos from './produtos/rotas.js';
import recuperacao from './recuperacao/rotas.js';
import refeicoes from './refeicoes/rotas.js';
import referenciasNutricionais from './referencias-nutricionais/rotas.js';
import importacoes from './importacoes/rotas.js';
import indicadores from './relatorios/indicadores.rotas.js';
import relatorios from './relatorios/rotas.js';
import relogio from './relogio/rotas.js';
import secretariasEstaduais from './secretarias-estaduais/rotas.js';
import sessoes from './sessoes/rotas.js';
import segundoFator from './segundo-fator/rotas.js';
import solicitacoes from './solicitacoes/rotas.js';
import confirmacao from './tokens/confirmacao.rotas.js';
import tokens from './tokens/rotas.js';
import tratamentos from './tratamentos/rotas.js';
import unidadesEducacionais from './unidades-educacionais/rotas.js';
import usuarios from './usuarios/rotas.js';
import vencimentos from './vencimentos/rotas.js';
import visoes from './visoes/rotas.js';
import type { Rotas } from './rotas.js';

/** Every resource of the API, one per line, in alphabetical order. */
export const RECURSOS: readonly Rotas[] = [
  aditivos,
  alimentos,
  aprovacoes,
  aquisicoes,
  auditoria,
  balancos,
  busca,
  cardapiosCalendario,
  cardapiosSemanais,
  cardapios,
  cidades,
  composicaoAlimentos,
  confirmacao,
  contagens,
  convencoes,
  cozinha,
  desperdicios,
  enderecos,
  escolas,
  estoques,
  envios,
  exclusoes,
  exportacoes,
  fichasTecnicas,
  fornecedores,
  gestaoEscolar,
  govbr,
  hoje,
  importacoes,
  indicadores,
  instalacao,
  itensProduto,
  kits,
  links,
  lotes,
  matriculas,
  movimentacoes,
  municipio,
  municipios,
  necessidades,
  notasEletronicas,
  notasFiscais,
  notificacoes,
  periodosLetivos,
  pessoas,
  pins,
  pratos,
  preparos,
  primeirosPassos,
  produtos,
  recuperacao,
  refeicoes,
  referenciasNutricionais,
  relatorios,
  relogio,
  secretariasEstaduais,
  sessoes,
  segundoFator,
  solicitacoes,
  tokens,
  tratamentos,
  unidadesEducacionais,
  usuarios,
  vencimentos,
  visoes,
];
