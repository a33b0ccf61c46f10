import type { Estoque, FornecedorCitado, ProdutoCitado, ProdutoLote } from '@merenda/shared/contratos';
import { umaUnidade } from '@merenda/shared/testing';

/** Facts that several reports are tested with. */
export const UNIDADES = [{ nome: 'SACO', descricao: 'Saco' }];
export const ESTOQUE: Estoque = { id: 3, unidadeEducacional: { id: 30, nome: 'EM JARDIM' } };
export const ARROZ: ProdutoCitado = {
  id: 1,
  nome: 'ARROZ TIPO 1',
  unidadeProduto: 'SACO',
  medidaReal: 5,
  unidadeMedida: 'KG',
  item: { id: 2, nome: 'ARROZ', itemProdutoTipo: 'ALIMENTO' },
};
export const LOTE: ProdutoLote = {
  id: 7,
  numero: 'L1',
  dataFabricacao: '01/02/2026',
  dataValidade: '01/02/2027',
  produto: ARROZ,
};
export const FORNECEDOR: FornecedorCitado = {
  id: 5,
  fornecedorTipo: 'JURIDICO',
  nome: 'SABOR DA TERRA',
  agriculturaFamiliar: false,
};

/** The prepared answer for the unit of `ESTOQUE`, by its route, and its printed address. */
export const UNIDADE = { 'GET /unidades-educacionais/30': umaUnidade({ id: 30, nome: 'EM JARDIM' }) };
export const ENDERECO = 'RUA DAS ACÁCIAS, 10, SÃO JOÃO, CEP 36300-000';
