import { LIMITES } from '../../vocabulario/limites.js';
import {
  violacoesDaCategoria,
  violacoesDaConfirmacao,
  violacoesDaPrimeiraSenha,
  violacoesDaSenha,
  violacoesDoArquivo,
  violacoesDoDestino,
  violacoesDoInep,
  violacoesDoLogin,
  violacoesDoTamanho,
} from './cadastros.js';

it('requires a category only for a food', () => {
  expect(violacoesDaCategoria({ itemProdutoTipo: 'ALIMENTO', categoria: 'GRAOS' })).toEqual([]);
  expect(violacoesDaCategoria({ itemProdutoTipo: 'ALIMENTO', categoria: '' })).toEqual([
    { campo: 'categoria', mensagem: 'Informe a categoria do alimento.' },
  ]);
  expect(violacoesDaCategoria({ itemProdutoTipo: 'LIMPEZA' })).toEqual([]);
});

it('accepts a login of one word, ignoring outer spaces', () => {
  expect(violacoesDoLogin(' ana ')).toEqual([]);
  expect(violacoesDoLogin('ana maria')).toEqual([
    { campo: 'usuario', mensagem: 'O nome de usuário não pode ter espaços.' },
  ]);
});

it('refuses a password that is one character short, not an empty one', () => {
  expect(violacoesDaSenha('x'.repeat(LIMITES.senhaMinima))).toEqual([]);
  expect(violacoesDaSenha('x'.repeat(LIMITES.senhaMinima - 1))).toEqual([
    { campo: 'senha', mensagem: 'Use no mínimo 8 caracteres.' },
  ]);
  expect(violacoesDaSenha('')).toEqual([]);
});

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

it('requires the INEP code only of a school', () => {
  expect(violacoesDoInep({ tipoUnidade: 'ESCOLA', codigoInep: '35000001' })).toEqual([]);
  expect(violacoesDoInep({ tipoUnidade: 'ESCOLA', codigoInep: '' })).toEqual([
    { campo: 'codigoInep', mensagem: 'Informe o código INEP da escola.' },
  ]);
  expect(violacoesDoInep({ tipoUnidade: 'INSTITUICAO' })).toEqual([]);
});

it('moves goods only to another stock', () => {
  expect(violacoesDoDestino(1, 2)).toEqual([]);
  expect(violacoesDoDestino(1, undefined)).toEqual([]);
  expect(violacoesDoDestino(undefined, undefined)).toEqual([]);
  expect(violacoesDoDestino(1, 1)).toEqual([
    { campo: 'destino', mensagem: 'A unidade de destino deve ser diferente da unidade de origem.' },
  ]);
});

test('a password and its confirmation are alike', () => {
  expect(violacoesDaConfirmacao({ senha: 'uma senha nova', confirmacao: 'uma senha nova' })).toEqual([]);
  expect(violacoesDaConfirmacao({ senha: undefined, confirmacao: '' })).toEqual([]);
  const diferente = [{ campo: 'confirmacao', mensagem: 'Senhas não correspondem!' }];
  expect(violacoesDaConfirmacao({ senha: 'uma senha nova', confirmacao: 'uma senha novA' })).toEqual(diferente);
  expect(violacoesDaConfirmacao({ senha: 'uma senha nova' })).toEqual(diferente);
  expect(violacoesDaConfirmacao({ confirmacao: 'uma senha nova' })).toEqual(diferente);
});

it('wants a password or an invitation of a new user, and not both', () => {
  expect(violacoesDaPrimeiraSenha({ senha: 'café-com-merenda' })).toEqual([]);
  expect(violacoesDaPrimeiraSenha({ convite: true })).toEqual([]);
  expect(violacoesDaPrimeiraSenha({ senha: null, convite: false })).toEqual([
    { campo: 'senha', mensagem: 'Campo obrigatório.' },
  ]);
  expect(violacoesDaPrimeiraSenha({ senha: 'café-com-merenda', convite: true })).toEqual([
    { campo: 'senha', mensagem: 'Com o convite, a própria pessoa escolhe a senha.' },
  ]);
});
