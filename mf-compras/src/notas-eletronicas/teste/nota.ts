const produto = (id: number, nome: string, unidadeProduto: string, medidaReal: number) => ({
  id,
  nome,
  unidadeProduto,
  medidaReal,
  unidadeMedida: 'KG',
  item: { id, nome, itemProdutoTipo: 'ALIMENTO' as const },
});
export const ARROZ = produto(5, 'ARROZ 5 KG', 'PACOTE', 5);
export const CENOURA = produto(6, 'CENOURA', 'KG', 1);

/** 40 packages of rice at R$ 27.50 and 15 kg of carrots at R$ 4.20, nothing of them received. */
export const SOLICITACAO = {
  id: 2,
  numero: '15/2026',
  temRecebimentos: false,
  recebimentoComecado: false,
  dataSolicitacao: '10/11/2026',
  status: 'AGUARDANDO' as const,
  valor: 1163,
  versao: 1,
  motivo: null,
  notaFiscal: null,
  categorias: [],
  aquisicao: { id: 9, numero: 'PE 1', ano: 2026, aquisicaoTipo: 'LICITACAO' as const, modalidadeLicitacao: 'PREGAO' },
  propostaVencedora: { id: 1, numeroContrato: 'CT 7' },
  fornecedor: { id: 1, fornecedorTipo: 'JURIDICO' as const, nome: 'CEREALISTA', agriculturaFamiliar: false },
  unidadeEducacional: { id: 1, nome: 'ESCOLA SOL' },
  itens: [
    {
      id: 70,
      produto: ARROZ,
      quantidade: 40,
      quantidadeRecebida: 0,
      temperaturaMinima: null,
      temperaturaMaxima: null,
      unidade: 'PACOTE',
      precoUnidade: 27.5,
      valorItem: 1100,
    },
    {
      id: 71,
      produto: CENOURA,
      quantidade: 15,
      quantidadeRecebida: 0,
      temperaturaMinima: null,
      temperaturaMaxima: null,
      unidade: 'KG',
      precoUnidade: 4.2,
      valorItem: 63,
    },
  ],
};

/** The sample of the specification (4.7) as the server reads it. */
export const NOTA = {
  chave: '28261111222333000181550010000043211407182630',
  numero: '4321',
  serie: '1',
  dataEmissao: '16/11/2026',
  valor: 1160,
  emitente: { nome: 'FORNECEDOR FICTICIO DE ALIMENTOS LTDA', documento: '11222333000181' },
  protocolo: '328260000000001',
  recusas: [] as string[],
  avisos: [] as string[],
  avisoDoDestinatario: null as string | null,
  itens: [
    {
      numero: 1,
      codigo: 'ARZ5',
      descricao: 'ARROZ BRANCO TIPO 1 PACOTE 5KG',
      quantidade: 40,
      unidade: 'PCT',
      quantidadeTributavel: 200,
      unidadeTributavel: 'KG',
      valor: 1100,
      lotes: [
        { numero: 'A2611', quantidade: 30, dataFabricacao: '01/09/2026', dataValidade: '31/08/2027' },
        { numero: 'A2612', quantidade: 10, dataFabricacao: '01/10/2026', dataValidade: '30/09/2027' },
      ],
      produto: { id: ARROZ.id, origem: 'PEDIDO' as const },
      conversao: null,
    },
    {
      numero: 2,
      codigo: 'CEN1',
      descricao: 'CENOURA EXTRA KG',
      quantidade: 15,
      unidade: 'KG',
      quantidadeTributavel: 15,
      unidadeTributavel: 'KG',
      valor: 60,
      lotes: [],
      produto: null,
      conversao: null,
    },
  ],
  xml: '<NFe/>',
};
