import fc from 'fast-check';
import {
  criarFila,
  NAO_SE_SABE,
  VALIDADE_DA_CHAVE,
  type Entrega,
  type GuardaDaFila,
  type ItemDaFila,
} from './motor-da-fila.js';

/** A phone: what it keeps survives a reload. */
function umTelefone() {
  const guardados = new Map<string, ItemDaFila>();
  const guarda: GuardaDaFila = {
    listar: () => Promise.resolve([...guardados.values()].sort((a, b) => a.ordem - b.ordem)),
    gravar: (item) => {
      guardados.set(item.chave, structuredClone(item));
      return Promise.resolve();
    },
    apagar: ({ chave }) => {
      guardados.delete(chave);
      return Promise.resolve();
    },
  };
  return { guardados, guarda };
}

type Rede = 'no' | 'answers' | 'loses-answer' | 'fails' | 'ends-page' | 'no-session';

/** A server that does each key once, and refuses some writes. */
function umServidor(recusas: ReadonlySet<string>) {
  const feitas: string[] = [];
  const respostas = new Map<string, string>();
  return {
    feitas,
    receber(chave: string): Entrega {
      if (recusas.has(chave)) return { como: 'recusada', motivo: `Recusada ${chave}`, erro: new Error(chave) };
      if (!respostas.has(chave)) {
        feitas.push(chave);
        respostas.set(chave, `Feita ${chave}`);
      }
      return { como: 'feita', resposta: respostas.get(chave) };
    },
  };
}

class FimDaPagina extends Error {}

const umItem = (chave: string, grupo?: string) => ({
  chave,
  usuario: 1,
  rota: 'POST /refeicoes',
  corpo: {},
  descricao: chave,
  grupo,
});

function emSerie() {
  let vez: Promise<unknown> = Promise.resolve();
  return <T>(fazer: () => Promise<T>): Promise<T> => {
    const minha = vez.then(fazer);
    vez = minha.catch(() => undefined);
    return minha;
  };
}

function umaBancada(recusas: ReadonlySet<string> = new Set()) {
  const telefone = umTelefone();
  const servidor = umServidor(recusas);
  const estado = { rede: 'answers' as Rede, agora: 0 };
  const decididas: [string, Entrega['como']][] = [];
  const entregar = ({ chave }: ItemDaFila): Promise<Entrega> => {
    if (estado.rede === 'no' || estado.rede === 'fails') return Promise.resolve({ como: 'adiada' });
    if (estado.rede === 'no-session') return Promise.resolve({ como: 'sem-sessao' });
    const entrega = servidor.receber(chave);
    if (estado.rede === 'loses-answer') return Promise.resolve({ como: 'adiada' });
    if (estado.rede === 'ends-page') return Promise.reject(new FimDaPagina());
    return Promise.resolve(entrega);
  };
  const abrir = () =>
    criarFila({
      guarda: telefone.guarda,
      entregar,
      emSerie: emSerie(),
      agora: () => estado.agora,
      aoMudar: () => undefined,
      aoDecidir: ({ chave }, { como }) => decididas.push([chave, como]),
    });
  return { ...telefone, servidor, estado, decididas, abrir };
}

type Passo =
  | { tipo: 'escrever'; recusada: boolean; grupo: string | undefined }
  | { tipo: 'rede'; rede: Rede }
  | { tipo: 'recarregar' | 'enviar' };

const passo = fc.oneof(
  fc.record({
    tipo: fc.constant('escrever' as const),
    recusada: fc.boolean(),
    grupo: fc.constantFrom(undefined, 'a', 'b'),
  }),
  fc.record({
    tipo: fc.constant('rede' as const),
    rede: fc.constantFrom<Rede>('no', 'answers', 'loses-answer', 'fails', 'ends-page'),
  }),
  fc.record({ tipo: fc.constantFrom('recarregar' as const, 'enviar' as const) }),
);

test('whatever the network and the page do, each write is done once, in order, or shown as a conflict', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(passo, { maxLength: 30 }), async (passos: Passo[]) => {
      const recusas = new Set<string>();
      const { servidor, estado, guardados, abrir } = umaBancada(recusas);
      let fila = abrir();
      const escritas: { chave: string; recusada: boolean; grupo: string | undefined; recusadaNaHora: boolean }[] = [];
      const fazer = async (tarefa: () => Promise<unknown>): Promise<boolean> => {
        try {
          await tarefa();
        } catch (erro) {
          if (!(erro instanceof FimDaPagina)) return false;
          fila = abrir();
        }
        return true;
      };
      for (const um of passos) {
        if (um.tipo === 'rede') estado.rede = um.rede;
        if (um.tipo === 'recarregar') fila = abrir();
        if (um.tipo === 'enviar' && estado.rede !== 'no') await fazer(() => fila.enviar());
        if (um.tipo === 'escrever') {
          const chave = String(escritas.length);
          if (um.recusada) recusas.add(chave);
          const aceita = await fazer(() => fila.enviarOuGuardar(umItem(chave, um.grupo), estado.rede !== 'no'));
          escritas.push({ chave, recusada: um.recusada, grupo: um.grupo, recusadaNaHora: !aceita });
        }
      }
      estado.rede = 'answers';
      await abrir().enviar();
      // Written down by hand from the rules, not from the queue's code.
      const esperado = escritas.map(({ chave, recusada, grupo, recusadaNaHora }, i) => {
        const presa = escritas
          .slice(0, i)
          .some((outra) => grupo !== undefined && outra.grupo === grupo && outra.recusada && !outra.recusadaNaHora);
        if (recusadaNaHora) return [chave, 'said at once'];
        if (presa && !servidor.feitas.includes(chave)) return [chave, 'a-enviar'];
        return [chave, recusada ? 'conflito' : 'done'];
      });
      const obtido = escritas.map(({ chave, recusadaNaHora }) => {
        const guardado = guardados.get(chave)?.situacao;
        if (recusadaNaHora && guardado === undefined) return [chave, 'said at once'];
        return [chave, guardado ?? (servidor.feitas.includes(chave) ? 'done' : 'lost')];
      });
      expect(obtido).toEqual(esperado);
      expect(new Set(servidor.feitas).size).toBe(servidor.feitas.length);
      for (const grupo of ['a', 'b']) {
        const doGrupo = servidor.feitas.filter((chave) => escritas[Number(chave)]?.grupo === grupo).map(Number);
        expect(doGrupo).toEqual([...doGrupo].sort((a, b) => a - b));
      }
    }),
    { numRuns: 300 },
  );
});

test('a refusal that comes later is kept with the words of the server until it is settled; the others go on', async () => {
  const { estado, guardados, servidor, decididas, abrir } = umaBancada(new Set(['a']));
  const fila = abrir();
  estado.rede = 'no';
  expect(await fila.enviarOuGuardar(umItem('a'), false)).toEqual({ enviada: false });
  await fila.enviarOuGuardar(umItem('b'), false);
  estado.rede = 'answers';
  expect(await fila.enviar()).toBe(true);
  expect(guardados.get('a')).toMatchObject({ situacao: 'conflito', motivo: 'Recusada a' });
  expect(guardados.get('a')?.tentadaEm).toBeUndefined();
  expect([servidor.feitas, decididas]).toEqual([
    ['b'],
    [
      ['a', 'recusada'],
      ['b', 'feita'],
    ],
  ]);
  await fila.tentarDeNovo('a');
  expect(guardados.get('a')?.motivo).toBeUndefined();
  await fila.enviar();
  expect(guardados.get('a')?.situacao).toBe('conflito');
  await fila.descartar(['a']);
  expect(guardados.size).toBe(0);
});

test('a refused write holds those of its group, also on the next page, and no others', async () => {
  const { estado, servidor, guardados, abrir } = umaBancada(new Set(['a']));
  estado.rede = 'no';
  await abrir().enviarOuGuardar(umItem('a', 'g'), false);
  estado.rede = 'answers';
  await abrir().enviar();
  estado.rede = 'no';
  await abrir().enviarOuGuardar(umItem('b', 'g'), false);
  await abrir().enviarOuGuardar(umItem('c', 'h'), false);
  estado.rede = 'answers';
  const fila = abrir();
  expect(await fila.enviar()).toBe(true);
  expect([servidor.feitas, [...guardados.keys()]]).toEqual([['c'], ['a', 'b']]);
  await fila.descartar(['a']);
  await fila.enviar();
  expect(servidor.feitas).toEqual(['c', 'b']);
});

test('a screen that waits gets the answer, or the refusal, and the queue says nothing', async () => {
  const { decididas, guardados, abrir } = umaBancada(new Set(['b']));
  const fila = abrir();
  expect(await fila.enviarOuGuardar(umItem('a'), true)).toEqual({ enviada: true, resposta: 'Feita a' });
  await expect(fila.enviarOuGuardar(umItem('b'), true)).rejects.toThrow('b');
  expect([decididas, guardados.size]).toEqual([[], 0]);
});

test('a write that may have been done is not sent again when the server has forgotten its key', async () => {
  const { estado, guardados, servidor, abrir } = umaBancada();
  estado.rede = 'loses-answer';
  await abrir().enviarOuGuardar(umItem('a'), true);
  estado.agora = VALIDADE_DA_CHAVE + 1;
  estado.rede = 'answers';
  await abrir().enviar();
  expect(guardados.get('a')).toMatchObject({ situacao: 'conflito', motivo: NAO_SE_SABE });
  expect(guardados.get('a')?.motivo).toBe(
    'Não sabemos se este registro chegou ao servidor, e já passou tempo demais para conferir automaticamente. Confira se ele já está gravado antes de tentar de novo.',
  );
  expect(servidor.feitas).toEqual(['a']);
});

test('until the last moment of its key it is sent again, and done once', async () => {
  const { estado, guardados, servidor, abrir } = umaBancada();
  estado.rede = 'loses-answer';
  await abrir().enviarOuGuardar(umItem('a'), true);
  // 47 hours: an hour before the server forgets the key.
  estado.agora = 47 * 3_600_000;
  estado.rede = 'answers';
  await abrir().enviar();
  expect([servidor.feitas, guardados.size]).toEqual([['a'], 0]);
});

test('without a session nothing leaves the phone, and the rest waits its turn', async () => {
  const { guardados, servidor, estado, abrir } = umaBancada();
  estado.rede = 'no-session';
  const fila = abrir();
  expect(await fila.enviarOuGuardar(umItem('a'), true)).toEqual({ enviada: false });
  await fila.enviarOuGuardar(umItem('b'), false);
  expect(await fila.enviar()).toBe(false);
  expect([...guardados.values()].map(({ chave, situacao, tentadaEm }) => [chave, situacao, tentadaEm])).toEqual([
    ['a', 'a-enviar', undefined],
    ['b', 'a-enviar', undefined],
  ]);
  // After any time: the server has not seen it.
  estado.agora = VALIDADE_DA_CHAVE * 2;
  estado.rede = 'answers';
  expect(await fila.enviar()).toBe(true);
  expect(servidor.feitas).toEqual(['a', 'b']);
});
