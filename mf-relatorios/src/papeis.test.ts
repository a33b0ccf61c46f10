import { simularApi } from '@merenda/shared/testing';
import fs from 'node:fs';
import path from 'node:path';
import { RELATORIOS } from './relatorios.js';
import { ler } from './teste/ler.js';
import respostas from './teste/respostas.json';

/** The sheets as they were last written: the server's tests print each of them with few, many and long rows. */
const FOLHAS = path.join(__dirname, 'teste/papeis.json');

/** Every paper. Their answers are those of the demonstration, with two rows where it has many. */
const ENDERECOS = [
  'usuarios/false',
  'fornecedores/false/JURIDICO',
  'fornecedores/false/FISICO',
  'matriculas/2026',
  'itens/false',
  'produtos/false',
  'alimentos/false',
  'preparos/false',
  'preparos/11',
  'pratos/false',
  'pratos/1',
  'cardapios/false',
  'cardapios-semanais/false',
  'cardapio-calendario/1?de=14112026&para=28112026',
  'cardapio-impresso/1?de=30112026&para=04122026&forma=semanal',
  'cardapio-impresso/1?de=30112026&para=04122026&forma=mensal',
  'cardapio-impresso/1?de=30112026&para=04122026&forma=cartaz',
  'cardapio-semanal/3',
  'cardapio-semanal/3?forma=cartaz',
  'conformidade?dia=2026-11-28',
  'conformidade/1?dia=2026-11-28',
  'refeicao/232',
  'produtos-refeicao/232',
  'aquisicao-individual/3',
  'chamada-pesquisa-precos/1',
  'chamada-edital/2',
  'chamada-ata/1',
  'chamada-projeto-venda/1/1',
  'chamada-projeto-venda/2',
  'demonstrativo-pnae/2026',
  'necessidades?de=2026-11-28&ate=2026-12-18',
  'numeros-da-secretaria',
  'solicitacao-compra/1',
  'recebimento-compra/1',
  'termo-recebimento-provisorio/3/2',
  'termo-recebimento-definitivo/3/2',
  'termo-recusa/3/2',
  'estoque/1',
  'vencimentos/false',
  'balanco-estoque/1',
  'movimentacao-produtos/1/1',
  'kit-merenda/1/1',
  'rastreio-lote/38',
  'contagem-estoque/1/1',
  'contagem-estoque/1/2',
];

test('the sheets that the server prints in its tests are those of every report', async () => {
  const fornecedores = respostas['GET /relatorios/fornecedores'];
  const divisao = respostas['GET /recursos-pnae/divisao'];
  simularApi({
    ...respostas,
    'GET /relatorios/fornecedores': ({ busca }: { busca: Record<string, string> }) =>
      fornecedores.filter(({ fornecedorTipo }) => fornecedorTipo === busca.fornecedorTipo),
    'GET /recursos-pnae/divisao': ({ busca }: { busca: Record<string, string> }) =>
      divisao.filter(({ nome }) => nome.endsWith('/2026') === (busca.por === 'MES')),
  });
  const folhas: Record<string, unknown> = {};
  for (const endereco of ENDERECOS) folhas[endereco] = await ler(endereco);
  // A line for each paper.
  const linhas = Object.entries(folhas).map((entrada) => entrada.map((parte) => JSON.stringify(parte)).join(': '));
  const agora = `{\n${linhas.join(',\n')}\n}\n`;
  if (process.env.GRAVAR_PAPEIS) fs.writeFileSync(FOLHAS, agora);
  // Where a definition has changed: GRAVAR_PAPEIS=1 writes them anew, and the server's tests print them.
  expect(JSON.parse(fs.readFileSync(FOLHAS, 'utf8'))).toEqual(JSON.parse(agora));
});

test('no report is missing', () => {
  expect(new Set(ENDERECOS.map((endereco) => /^[\w-]+/.exec(endereco)?.[0]))).toEqual(new Set(Object.keys(RELATORIOS)));
});
