import { CONFIRME_A_SENHA } from '@merenda/shared/contratos';
import { ErroApi } from './erro-api.js';
import { pedirSenha, querSenha, useSenhaPedida } from './senha-recente.js';

afterEach(() => document.body.replaceChildren());

test('only the refusal of its own kind asks for the password', () => {
  expect(querSenha(new ErroApi(403, 'Confirme.', [], undefined, CONFIRME_A_SENHA))).toBe(true);
  expect(querSenha(new ErroApi(403, 'Não.'))).toBe(false);
});

test.each([true, false])(
  'the password is asked for once for all calls that wait; all hear that it is %s',
  async (sim) => {
    document.body.innerHTML = '<button>Importar</button>';
    document.querySelector('button')?.focus();
    const [uma, outra] = [pedirSenha(), pedirSenha()];
    const { pedida } = useSenhaPedida.getState();
    expect(pedida?.origem).toBe(document.querySelector('button'));
    pedida?.responder(sim);
    expect(await Promise.all([uma, outra])).toEqual([sim, sim]);
    expect(useSenhaPedida.getState().pedida).toBeNull();
    // The next call asks again.
    const depois = pedirSenha();
    expect(useSenhaPedida.getState().pedida).not.toBe(pedida);
    useSenhaPedida.getState().pedida?.responder(!sim);
    expect(await depois).toBe(!sim);
  },
);
