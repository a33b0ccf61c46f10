import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/**
 * The texts that documents 1 to 3 of the specification quote and that a source has as a whole. They stay to the letter;
 * all other sentences may be rewritten. Screen tests hold the quoted questions that are put together from parts, such as
 * the one before a user is deleted.
 */
const SPECIFIED = [
  '(O valor parcial é diferente do valor total da Aquisição)',
  'Adicionar Aditivo',
  'Adicionar Produto',
  'Atualizando dados',
  'Buscar unidades',
  'Campos com * são obrigatórios',
  'Deseja realmente cancelar a Solicitação?',
  'Deseja realmente executar essa Refeição?',
  'Deseja realmente realizar a Movimentação?',
  'Deseja realmente receber a Solicitação?',
  'Deseja realmente substituir o Prato?',
  'Desculpa...',
  'E-mail enviado com sucesso!',
  'Enviar para o meu E-mail',
  'Erro inesperado:',
  'Esqueceu a senha?',
  'Habilitar Componentes',
  'Histórico de Kits',
  'Kit pronto',
  'Menu de alimentos',
  'Menu de itens',
  'Nenhuma unidade encontrada',
  'Não há notificações',
  'O valor do aditivo não pode passar de',
  'Procurando por novas unidades',
  'Página Inicial',
  'Recibo de entrega',
  'Recuperar Senha',
  'SECRETARIA DE EDUCAÇÃO',
  'Seja bem-vindo(a):',
  'Senhas não correspondem!',
  'Solicitação de Compra recebida com sucesso!',
  'Usuário ou senha estão incorretos!',
  'Verificar Recebimento',
];

/** The sources of the product without tests, as one text without line breaks. */
const sources = (): string =>
  spawnSync('git', ['ls-files', 'shared', 'shell', 'mf-*', 'api'], { cwd: ROOT, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((file) => /\.tsx?$|area\.json$/.test(file) && !/\.test\.|\/(teste|testing)\//.test(file))
    .filter((file) => fs.existsSync(path.join(ROOT, file)))
    .map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n')
    .replace(/\s+/g, ' ');

test('each text that the specification quotes is in a source, to the letter', () => {
  const all = sources();
  expect(SPECIFIED.filter((text) => !all.includes(text))).toEqual([]);
});
