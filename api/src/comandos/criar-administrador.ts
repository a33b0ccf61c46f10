import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { AdministradorNovo } from '@merenda/shared/contratos';
import { criarAdministrador, hashDaSenhaNova } from '../acesso/index.js';
import { conectar } from '../banco/conectar.js';
import { prepararTabelas } from '../banco/preparar.js';
import { emTransacao } from '../banco/transacao.js';
import { lerConfiguracao } from '../configuracao.js';
import { semear } from '../demonstracao/semear.js';
import { Recusa } from '../nucleo/recusas.js';

// `npm run criar-administrador -w api`: asks for the first user of an installation without demonstration. The server
// must be stopped when the database is the embedded one.
const PERGUNTAS = {
  nome: 'Nome completo',
  usuario: 'Nome de usuário',
  email: 'E-mail',
  cpf: 'CPF',
  senha: 'Senha',
} as const;

/** The password is not echoed: it would stay on the screen and in the history of the terminal. */
let calada = false;
const saida = new Writable({
  write: (pedaco: Buffer, _codificacao, pronto) => {
    if (!calada) process.stdout.write(pedaco);
    pronto();
  },
});
const terminal = createInterface({ input: process.stdin, output: saida, terminal: process.stdin.isTTY });
const linhas = terminal[Symbol.asyncIterator]();
const respostas: Record<string, string> = {};
for (const [campo, pergunta] of Object.entries(PERGUNTAS)) {
  terminal.setPrompt(`${pergunta}: `);
  terminal.prompt();
  calada = campo === 'senha';
  respostas[campo] = (await linhas.next()).value ?? '';
}
terminal.close();
process.stdout.write('\n');

const lido = AdministradorNovo.safeParse(respostas);
if (lido.success) {
  await criar(lido.data);
} else {
  for (const { path, message } of lido.error.issues)
    console.error(`${PERGUNTAS[path[0] as keyof typeof PERGUNTAS]}: ${message}`);
  process.exitCode = 1;
}

async function criar(novo: AdministradorNovo): Promise<void> {
  const configuracao = lerConfiguracao();
  const conexao = await conectar(configuracao);
  try {
    await prepararTabelas(conexao, configuracao);
    await semear(conexao.banco, { demonstracao: false });
    const { senha, ...administrador } = novo;
    const senhaHash = await hashDaSenhaNova(conexao.banco, senha, administrador);
    await emTransacao({ banco: conexao.banco, usuario: null }, (tx) =>
      criarAdministrador(tx, administrador, senhaHash),
    );
    console.log(`\nO usuário ${novo.usuario} foi criado com todas as permissões.`);
  } catch (erro) {
    if (!(erro instanceof Recusa)) throw erro;
    console.error(['', erro.detail, ...erro.erros.map(({ mensagem }) => mensagem)].join('\n'));
    process.exitCode = 1;
  } finally {
    await conexao.fechar();
  }
}
