import { describe, expect, test } from '@jest/globals';
import { lerPlanilha } from './ler.js';

const TITULOS = ['nome', 'item', 'unidade do produto', 'medida', 'unidade de medida'];

async function ler(conteudo: string | Buffer, titulos = TITULOS) {
  const lida = await lerPlanilha(Buffer.from(conteudo), { titulos });
  if ('recusa' in lida) throw new Error(lida.recusa);
  const { arquivo, linhas } = lida;
  return { ...arquivo, linhas: linhas.map(({ numero, celulas }) => [numero, ...celulas]) };
}

describe('the separator of a text', () => {
  test('is the one under which the known titles appear, although a title has more commas', async () => {
    const { descricao, linhas } = await ler(
      'Nome;Item;Unidade do produto;Medida;Unidade de medida;Observação (marca, tipo, safra, origem, lote, cor)\nGRÃO;FEIJÃO;Pacote;500;g;ok\n',
    );
    expect(descricao).toBe('CSV separado por ponto e vírgula');
    expect(linhas[1]).toEqual([2, 'GRÃO', 'FEIJÃO', 'Pacote', '500', 'g', 'ok']);
  });

  test.each([
    [',', 'CSV separado por vírgula'],
    [';', 'CSV separado por ponto e vírgula'],
    ['\t', 'texto separado por tabulação (TSV)'],
    ['|', 'CSV separado por barra'],
  ])('is found below title lines that have none, or others: %j', async (separador, nome) => {
    const linha = (...celulas: string[]) => celulas.join(separador);
    const { descricao, linhas } = await ler(
      [
        'Relação de produtos',
        'Secretaria, exercício de 2026; merenda, creches, escolas',
        linha('Nome', 'Item', 'Medida'),
        linha('FEIJÃO', 'FEIJÃO CARIOCA', '1'),
      ].join('\r\n'),
    );
    expect(descricao).toBe(nome);
    expect(linhas.slice(2)).toEqual([
      [3, 'Nome', 'Item', 'Medida'],
      [4, 'FEIJÃO', 'FEIJÃO CARIOCA', '1'],
    ]);
  });

  test('is the one that the first line declares, and that line is no row', async () => {
    const { descricao, linhas } = await ler('sep=:\r\nNome:Item;Medida\r\nSAL:SAL;1\r\n');
    expect(descricao).toBe('CSV separado por ":"');
    expect(linhas).toEqual([
      [2, 'Nome', 'Item;Medida'],
      [3, 'SAL', 'SAL;1'],
    ]);
  });

  test('without a known title is the one that gives the same number of columns in most rows', async () => {
    const { linhas } = await ler('Gênero|Preço, em R$\nArroz, tipo 1|1,50\nFeijão|2,75\n', []);
    expect(linhas[1]).toEqual([2, 'Arroz, tipo 1', '1,50']);
  });
});

describe('a doubtful encoding is reported', () => {
  const latino = (texto: string) => Buffer.from(texto, 'latin1');

  test('Portuguese in Windows-1252 is not doubtful, with its dashes and quotes', async () => {
    const { avisos, linhas } = await ler(latino('Nome\nA\u00C7\u00DACAR \u0096 \u0093DA RO\u00C7A\u0094 2,5%\u00BA\n'));
    expect(linhas[1]).toEqual([2, 'AÇÚCAR – “DA ROÇA” 2,5%º']);
    expect(avisos).toEqual([]);
  });

  test.each([
    ['of DOS, where ã is 0xC6', latino('Nome;Item\nFEIJ\u00C6O;x\n'), 'FEIJÆO'],
    ['of an old Mac, where ç is 0x8D', latino('Nome;Item\nA\u008Ducar;x\n'), 'A\u008Ducar'],
    ['in which letters are already lost', Buffer.from('Nome;Item\nFEIJ\uFFFDO;x\n'), 'FEIJ\uFFFDO'],
    ['that was encoded twice', Buffer.from('Nome;Item\nfeijÃ£o;x\n'), 'feijÃ£o'],
  ])('a text %s', async (_nome, bytes, trecho) => {
    expect((await ler(bytes)).avisos).toEqual([
      `Confira os acentos: o arquivo tem "${trecho}". Se estiverem errados, salve a planilha de novo como CSV UTF-8 ou como .xlsx.`,
    ]);
  });
});
