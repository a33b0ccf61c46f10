import { comoUsuario, type Cliente } from './api.js';
import { comCardapio } from './cardapios.js';
import { comLote } from './lotes.js';
import { comProduto } from './produtos.js';
import { comUnidade, type UnidadeDeTeste } from './unidades.js';
import { comUsuario, type UsuarioDeTeste } from './usuarios.js';
import { novaVez } from './vez.js';

interface Id {
  id: number;
}

/** A dish as `GET /cozinha` answers it, as far as the tests look at it. */
interface Refeicao {
  prato: Id & { nome: string };
  lancamentoCardapio: Id;
  hora: string;
  tipo: string;
  itens: { noEstoque: number }[];
  refeicao: { sobraDeAlimentos: number | null } | null;
}

/** Today's lunch in a kitchen of its own. */
export interface Almoco {
  /** Distinguishes its records: the dish is 'ALMOÇO <vez>', its food 'CENOURA <vez>'. */
  vez: string;
  unidade: UnidadeDeTeste;
  cozinheira: UsuarioDeTeste;
  /** A user who may do everything there with stock and menus. */
  gestora: Cliente;
  /** The dish as the kitchen reads it now. */
  ler: () => Promise<Refeicao>;
  /** Registers and executes the meal, as the user of the menus. */
  servir: (alunos: number) => Promise<Id>;
}

/**
 * A school with a cook, and a dish for today of 30 g net and 35.1 g gross of a food for one student, with 50 kg of it in
 * the stock.
 */
export async function comAlmoco(): Promise<Almoco> {
  const vez = novaVez();
  const unidade = await comUnidade();
  const gestora = await comoUsuario(await comUsuario(['ESTOQUES', 'CARDAPIOS'], [unidade]));
  const { item, cardapio } = await comCardapio({ vez, alimento: 'CENOURA', gramas: 30, brutas: 35.1, hora: '00:05' });
  await comLote(gestora, unidade, 10, { produto: await comProduto({ item }) });
  await vincularHoje(gestora, unidade, cardapio);
  const ler = async () => {
    const { dias } = await gestora.chamar<{ dias: { refeicoes: Refeicao[] }[] }>(
      'GET',
      `cozinha?unidade=${unidade.id}`,
    );
    const uma = dias.flatMap(({ refeicoes }) => refeicoes).find(({ prato }) => prato.nome === `ALMOÇO ${vez}`);
    if (!uma) throw new Error(`There is no dish of ${vez}.`);
    return uma;
  };
  return {
    vez,
    unidade,
    cozinheira: await comUsuario([], [unidade]),
    gestora,
    ler,
    async servir(alunos) {
      const { prato, lancamentoCardapio, hora, tipo } = await ler();
      const { hoje } = await gestora.chamar<{ hoje: string }>('GET', 'relogio');
      return gestora.chamar<Id>('POST', 'refeicoes/execucoes', {
        refeicao: {
          dia: hoje,
          prato: { id: prato.id },
          tipo,
          hora,
          quantidadeDePessoas: alunos,
          acrescimo: 0,
          lancamentoCardapio,
          unidadeEducacional: { id: unidade.id },
        },
      });
    },
  };
}

/** Binds a menu to today in a unit. */
async function vincularHoje({ chamar }: Cliente, unidade: UnidadeDeTeste, cardapio: Id): Promise<void> {
  const { hoje } = await chamar<{ hoje: string }>('GET', 'relogio');
  await chamar('POST', 'cardapios-calendario', {
    tipo: 'DIARIO',
    cardapio: { id: cardapio.id },
    data: hoje,
    unidadesEducacionais: [{ unidade: { id: unidade.id } }],
    // The unit has no enrolments of the menu's stage.
    confirmado: true,
  });
}
