import { LIMITES } from '../vocabulario/limites.js';
import { tipoDoArquivo, violacoesDoArquivo, violacoesDosArquivos, violacoesDoTamanho } from './arquivos.js';

it('accepts a picture of the maximum size, and not one byte more', () => {
  expect(violacoesDoTamanho(LIMITES.imagemBytes)).toEqual([]);
  expect(violacoesDoTamanho(LIMITES.imagemBytes + 1)).toEqual([
    { campo: 'imagem', mensagem: 'A imagem deve ter no máximo 8 MB.' },
  ]);
});

it('accepts a spreadsheet of the maximum size, and not one byte more', () => {
  expect(violacoesDoArquivo(LIMITES.planilhaBytes)).toEqual([]);
  expect(violacoesDoArquivo(LIMITES.planilhaBytes + 1)).toEqual([
    {
      campo: 'conteudo',
      mensagem: 'O arquivo tem mais de 8 MB. Deixe só a folha a importar, ou divida o arquivo.',
    },
  ]);
});

const bytesDe = (texto: string) => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));

it.each([
  ['a JPEG', bytesDe('\u00ff\u00d8\u00ff\u00e0'), 'IMAGEM'],
  ['a PNG', bytesDe('\u0089PNG\r\n\u001a\n'), 'IMAGEM'],
  ['a PDF', bytesDe('%PDF-1.7'), 'PDF'],
  ['a page', bytesDe('<html>'), null],
  ['the beginning of a PDF that ends too early', bytesDe('%PDF'), null],
  ['an empty file', bytesDe(''), null],
])('knows %s by its first bytes', (_arquivo, inicio, tipo) => {
  expect(tipoDoArquivo(inicio)).toBe(tipo);
});

it('a comment takes five files of 8 MB together, not six files, and not one byte more', () => {
  const mb = 1_048_576;
  const emFrases = (bytes: number[]) => violacoesDosArquivos(bytes).map(({ mensagem }) => mensagem);
  expect(emFrases([])).toEqual([]);
  expect(emFrases([mb, mb, 2 * mb, 2 * mb, 2 * mb])).toEqual([]);
  expect(emFrases([1, 1, 1, 1, 1, 1])).toEqual(['Um comentário leva no máximo 5 arquivos.']);
  expect(emFrases([8 * mb + 1])).toEqual(['O arquivo de um comentário tem no máximo 8 MB.']);
  expect(emFrases([8 * mb, 1])).toEqual([
    'Os arquivos de um comentário têm juntos no máximo 8 MB. Envie uma parte em outro comentário.',
  ]);
});
