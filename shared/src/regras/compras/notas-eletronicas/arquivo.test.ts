import { violacoesDoArquivoDeNotas } from './arquivo.js';

test('a file of invoices has at most 8 MB, and not one byte more', () => {
  expect(violacoesDoArquivoDeNotas(8_388_608)).toEqual([]);
  expect(violacoesDoArquivoDeNotas(8_388_609)).toEqual([
    { campo: 'conteudo', mensagem: 'O arquivo tem mais de 8 MB. Envie menos notas por vez.' },
  ]);
});
