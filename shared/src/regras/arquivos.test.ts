import { LIMITES } from '../vocabulario/limites.js';
import { violacoesDoTamanho, violacoesDoArquivo } from './arquivos.js';

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
