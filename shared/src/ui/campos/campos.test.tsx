import {
  Campo,
  CampoData,
  CampoHora,
  CampoMascarado,
  CampoMoeda,
  CampoQuantidade,
  CampoSenha,
  CampoTexto,
  EntradaQuantidade,
  FormularioCadastro,
} from '@merenda/shared/ui';
import { esperarDialogo, renderTela, simularApi } from '@merenda/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';

/** One field in a form, and a way to see the values that the form would send. */
function abrir(campo: ReactNode) {
  const servidor = simularApi({});
  const enviados: unknown[] = [];
  const { usuario } = renderTela(
    <FormularioCadastro<{ x: unknown }>
      entidade={{ artigo: 'o', nome: 'Teste' }}
      aoSalvar={({ x }) => {
        enviados.push(x);
        return Promise.resolve();
      }}
    >
      {campo}
    </FormularioCadastro>,
  );
  const caixa = screen.getByRole<HTMLInputElement>('textbox');
  return {
    servidor,
    usuario,
    caixa,
    enviados,
    enviar: async () => {
      await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
      await usuario.click(within(await esperarDialogo('Aviso')).getByRole('button', { name: 'Sim' }));
      await waitFor(() => expect(enviados).toHaveLength(1));
      return enviados[0];
    },
  };
}

/** Types at a position in the text, like a user who clicked there. */
async function digitarEm(
  usuario: ReturnType<typeof abrir>['usuario'],
  caixa: HTMLInputElement,
  posicao: number,
  teclas: string,
) {
  await usuario.type(caixa, teclas, { initialSelectionStart: posicao, initialSelectionEnd: posicao });
}

describe('masked field', () => {
  test('shows the mask and sends the digits', async () => {
    const { usuario, caixa, enviar } = abrir(<CampoMascarado nome="x" rotulo="CPF" mascara="cpf" />);
    await usuario.type(caixa, '52998224725');
    expect(caixa).toHaveValue('529.982.247-25');
    expect(await enviar()).toBe('52998224725');
  });

  test('a record without the value shows an empty field; each keystroke calls the listener', async () => {
    const digitados: string[] = [];
    const { usuario } = renderTela(
      <FormularioCadastro
        entidade={{ artigo: 'o', nome: 'Teste' }}
        valoresIniciais={{ x: null }}
        aoSalvar={() => Promise.resolve()}
      >
        <CampoMascarado nome="x" rotulo="CEP" mascara="cep" aoDigitar={(cep) => digitados.push(cep)} />
      </FormularioCadastro>,
    );
    const caixa = screen.getByRole('textbox');
    expect(caixa).toHaveValue('');
    await usuario.type(caixa, '01');
    expect(digitados).toEqual(['0', '01']);
  });

  test('the caret stays where a digit was inserted or removed', async () => {
    const { usuario, caixa } = abrir(<CampoMascarado nome="x" rotulo="CPF" mascara="cpf" />);
    await usuario.type(caixa, '5299822472');
    expect(caixa).toHaveValue('529.982.247-2');
    // 52|9.982 + 7 → 527|.998: right behind the new digit.
    await digitarEm(usuario, caixa, 2, '7');
    expect(caixa).toHaveValue('527.998.224-72');
    expect(caixa.selectionStart).toBe(3);
    // 527.|998: the dot goes, the digit before it stays, the next backspace takes it.
    await digitarEm(usuario, caixa, 4, '{Backspace}');
    expect(caixa).toHaveValue('527.998.224-72');
    expect(caixa.selectionStart).toBe(3);
    await usuario.keyboard('{Backspace}');
    expect(caixa).toHaveValue('529.982.247-2');
    expect(caixa.selectionStart).toBe(2);
  });

  test("'Delete' is not stuck before a point", async () => {
    const { usuario, caixa } = abrir(<CampoMascarado nome="x" rotulo="CPF" mascara="cpf" />);
    await usuario.type(caixa, '52998224725');
    await digitarEm(usuario, caixa, 3, '{Delete}');
    expect(caixa).toHaveValue('529.982.247-25');
    await usuario.keyboard('{Delete}');
    expect(caixa).toHaveValue('529.822.472-5');
  });

  test('a refused letter does not move the caret', async () => {
    const { usuario, caixa } = abrir(<CampoMascarado nome="x" rotulo="CEP" mascara="cep" />);
    await usuario.type(caixa, '37900000');
    await digitarEm(usuario, caixa, 2, 'a');
    expect(caixa).toHaveValue('37900-000');
    expect(caixa.selectionStart).toBe(2);
  });

  test('wrong check digits show an error when the field loses the focus, not during typing', async () => {
    const { usuario, caixa } = abrir(<CampoMascarado nome="x" rotulo="CPF" mascara="cpf" />);
    await usuario.type(caixa, '52998224724');
    expect(screen.queryByText('CPF inválido.')).not.toBeInTheDocument();
    await usuario.tab();
    expect(await screen.findByText('CPF inválido.')).toBeInTheDocument();
  });

  test('an alphanumeric CNPJ is accepted and upper-cased', async () => {
    const { usuario, caixa, enviar } = abrir(<CampoMascarado nome="x" rotulo="CNPJ" mascara="cnpj" />);
    await usuario.type(caixa, '12abc34501de35');
    expect(caixa).toHaveValue('12.ABC.345/01DE-35');
    expect(await enviar()).toBe('12ABC34501DE35');
  });
});

describe('text', () => {
  test('upper-cases in the middle of a word without moving the caret', async () => {
    const { usuario, caixa, enviar } = abrir(<CampoTexto nome="x" rotulo="Nome" max={20} maiusculo />);
    await usuario.type(caixa, 'feijo preto');
    await digitarEm(usuario, caixa, 4, 'ã');
    expect(caixa).toHaveValue('FEIJÃO PRETO');
    expect(caixa.selectionStart).toBe(5);
    expect(await enviar()).toBe('FEIJÃO PRETO');
  });

  test('shows its limit only near it, and stops at it', async () => {
    const { usuario, caixa } = abrir(<CampoTexto nome="x" rotulo="Nome" max={20} />);
    await usuario.type(caixa, 'abcdefghijklmnopq');
    expect(screen.queryByText(/de 20 caracteres/)).not.toBeInTheDocument();
    await usuario.type(caixa, 'r');
    expect(screen.getByText('18 de 20 caracteres').parentElement).toHaveAttribute('aria-live', 'polite');
    await usuario.type(caixa, 'stuv');
    expect(caixa).toHaveValue('abcdefghijklmnopqrst');
    expect(screen.getByText('20 de 20 caracteres: é o limite')).toBeInTheDocument();
  });

  test('a dead key is not changed until its character is complete', () => {
    const { caixa } = abrir(<CampoTexto nome="x" rotulo="Nome" max={20} maiusculo />);
    fireEvent.compositionStart(caixa);
    fireEvent.input(caixa, { target: { value: 'á' }, isComposing: true });
    expect(caixa).toHaveValue('á');
    fireEvent.compositionEnd(caixa);
    expect(caixa).toHaveValue('Á');
  });
});

describe('amount in R$', () => {
  test.each([
    ['27', 27, 'R$ 27,00'],
    ['1234,5', 1234.5, 'R$ 1.234,50'],
    ['R$ 1.234,56', 1234.56, 'R$ 1.234,56'],
  ])('%s is %d and is shown as %s after the focus is lost', async (digitado, valor, escrito) => {
    const { usuario, caixa, enviar } = abrir(<CampoMoeda nome="x" rotulo="Valor" />);
    await usuario.type(caixa, digitado);
    expect(caixa).toHaveValue(digitado);
    await usuario.tab();
    expect(caixa).toHaveValue(escrito);
    expect(await enviar()).toBe(valor);
  });

  test('is edited without the dots of its thousands', async () => {
    const { usuario, caixa, enviar } = abrir(<CampoMoeda nome="x" rotulo="Valor" />);
    await usuario.type(caixa, '1234,5');
    await usuario.tab();
    await usuario.click(caixa);
    expect(caixa).toHaveValue('R$ 1234,50');
    await usuario.keyboard('{Backspace}{Backspace}75');
    expect(await enviar()).toBe(1234.75);
  });

  test('when it is emptied, it has no amount', async () => {
    const { usuario, caixa, enviar } = abrir(<CampoMoeda nome="x" rotulo="Valor" />);
    await usuario.type(caixa, '5');
    await usuario.clear(caixa);
    expect(caixa).toHaveValue('');
    expect(await enviar()).toBeNull();
  });

  test('an amount beyond the limit is refused in R$', async () => {
    const { usuario, caixa } = abrir(<CampoMoeda nome="x" rotulo="Valor" max={10} />);
    await usuario.type(caixa, '10,01');
    expect(await screen.findByText('Informe um valor entre R$ 0,00 e R$ 10,00.')).toBeInTheDocument();
  });
});

describe('quantity', () => {
  test.each([
    ['1234,5', 1234.5, '1.234,5'],
    ['1.500', 1500, '1.500'],
    ['1.500,00', 1500, '1.500'],
    ['1.000.000', 1_000_000, '1.000.000'],
    ['0,125', 0.125, '0,125'],
  ])('%s is %d and is shown as %s after the focus is lost', async (digitado, valor, escrito) => {
    const { usuario, caixa, enviar } = abrir(<CampoQuantidade nome="x" rotulo="Quantidade" />);
    await usuario.type(caixa, digitado);
    await usuario.tab();
    expect(caixa).toHaveValue(escrito);
    expect(await enviar()).toBe(valor);
  });

  test.each([
    ['12.5', 3, 'Use vírgula para os decimais: 12,5'],
    ['1.234,5678', 3, 'Use no máximo 3 casas decimais.'],
    ['-5', 3, 'Não use sinal: o valor não pode ser negativo.'],
    ['1e3', 3, 'Digite só números, com vírgula para os decimais.'],
    ['12,5', 0, 'Digite um número inteiro.'],
  ])(
    '%s with %d decimals stays as typed, is refused with a message when the field loses the focus, and is not sent',
    async (digitado, casas, frase) => {
      const { usuario, caixa } = abrir(<CampoQuantidade nome="x" rotulo="Quantidade" casas={casas} />);
      await usuario.type(caixa, digitado);
      expect(screen.queryByText(frase)).not.toBeInTheDocument();
      await usuario.tab();
      expect(await screen.findByText(frase)).toBeInTheDocument();
      expect(caixa).toHaveValue(digitado);
      expect(caixa).toBeInvalid();
      expect(caixa).toHaveAccessibleDescription(expect.stringContaining(frase));
      await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
      await waitFor(() => expect(caixa).toHaveFocus());
      expect(screen.queryByRole('dialog', { name: 'Aviso' })).not.toBeInTheDocument();
      expect(caixa).toHaveValue(digitado);
    },
  );

  test("Enter in the field sends no older number; 'Limpar' empties the field", async () => {
    const { usuario, caixa } = abrir(<CampoQuantidade nome="x" rotulo="Quantidade" />);
    await usuario.type(caixa, '12');
    await usuario.tab();
    await usuario.type(caixa, '.5{Enter}');
    expect(await screen.findByText('Use vírgula para os decimais: 12,5')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Aviso' })).not.toBeInTheDocument();
    await usuario.click(screen.getByRole('button', { name: 'Limpar' }));
    await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
    expect(screen.queryByText('Use vírgula para os decimais: 12,5')).not.toBeInTheDocument();
  });

  test('a pasted text is read like a typed one', async () => {
    const { usuario, caixa, enviar } = abrir(<CampoQuantidade nome="x" rotulo="Quantidade" />);
    await usuario.click(caixa);
    await usuario.paste('1.500');
    expect(await enviar()).toBe(1500);
  });

  test('an empty field that only loses the focus has no error yet', async () => {
    const { usuario, caixa } = abrir(<CampoQuantidade nome="x" rotulo="Quantidade" obrigatorio />);
    await usuario.click(caixa);
    await usuario.tab();
    expect(caixa).toBeValid();
    await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
    expect(await screen.findByText('Campo obrigatório.')).toBeInTheDocument();
  });

  test('its unit is read with it', () => {
    const { caixa } = abrir(<CampoQuantidade nome="x" rotulo="Quantidade" sufixo="kg" />);
    expect(caixa).toHaveAccessibleDescription('kg');
  });

  test('a whole number outside its limits is refused', async () => {
    const { usuario, caixa } = abrir(<CampoQuantidade nome="x" rotulo="Porções" casas={0} min={1} max={100_000} />);
    await usuario.type(caixa, '0');
    await usuario.tab();
    expect(await screen.findByText('Informe um valor entre 1 e 100.000.')).toBeInTheDocument();
    expect(caixa).toHaveValue('0');
  });

  test("'Tudo' takes the exact balance, which stays as it is when the field is left", async () => {
    const { usuario, caixa, enviar } = abrir(<CampoQuantidade nome="x" rotulo="Quantidade" tudo={0.99958} />);
    await usuario.click(screen.getByRole('button', { name: 'Quantidade: tudo' }));
    await usuario.click(caixa);
    await usuario.tab();
    expect(caixa).toHaveValue('0,99958');
    expect(await enviar()).toBe(0.99958);
  });

  test('the exact balance may also be typed; another number with as many decimals is refused', async () => {
    const { usuario, caixa, enviar } = abrir(<CampoQuantidade nome="x" rotulo="Quantidade" tudo={0.99958} />);
    await usuario.type(caixa, '0,9995');
    await usuario.tab();
    expect(await screen.findByText('Use no máximo 3 casas decimais.')).toBeInTheDocument();
    await usuario.clear(caixa);
    await usuario.type(caixa, '0,99958');
    expect(await enviar()).toBe(0.99958);
  });

  const PACOTE = { unidadeProduto: 'PACOTE', medidaReal: 0.4, unidadeMedida: 'KG' };

  test('packages have their unit after them, and the quantity in the other unit below', async () => {
    const { usuario, caixa, servidor } = abrir(<CampoQuantidade nome="x" rotulo="Quantidade" medida={PACOTE} />);
    servidor.responder('GET /convencoes/unidades-produto', [{ nome: 'PACOTE', descricao: 'Pacote' }]);
    await usuario.type(caixa, '1,6');
    await waitFor(() => expect(caixa).toHaveAccessibleDescription(/^(…|pacote) = 0,64 kg$/));
    await usuario.clear(caixa);
    expect(screen.queryByText(/^=/)).not.toBeInTheDocument();
  });

  test('a unit of measure has the other one below, and none while it is not chosen', async () => {
    const { usuario, caixa } = abrir(<CampoQuantidade nome="x" rotulo="Quantidade" medida="KG" />);
    await usuario.type(caixa, '1,6');
    expect(caixa).toHaveAccessibleDescription('kg = 1.600 g');
  });

  test('on a phone the unit is below the number, with the other one', async () => {
    const { usuario, caixa } = abrir(
      <Campo nome="x" rotulo="Quantidade">
        <EntradaQuantidade medida="L" unidadeAbaixo />
      </Campo>,
    );
    await usuario.type(caixa, '2');
    expect(screen.getByText('L = 2.000 ml')).toBeInTheDocument();
  });

  test('a number that is a name has no dots', async () => {
    const { usuario, caixa } = abrir(<CampoQuantidade nome="x" rotulo="Ano" casas={0} milhares={false} />);
    await usuario.type(caixa, '2026');
    await usuario.tab();
    expect(caixa).toHaveValue('2026');
  });
});

describe('hour', () => {
  test.each([
    ['930', '09:30'],
    ['9h30', '09:30'],
    ['12:00', '12:00'],
  ])('%s is shown and sent as %s', async (digitado, hora) => {
    const { usuario, caixa, enviar } = abrir(<CampoHora nome="x" rotulo="Hora" />);
    await usuario.type(caixa, digitado);
    await usuario.tab();
    expect(caixa).toHaveValue(hora);
    expect(await enviar()).toBe(hora);
  });

  test.each([
    ['9:5', 'Escreva os minutos com dois algarismos, como em 9:05.'],
    ['25:00', 'Hora inválida. Use HH:MM, de 00:00 a 23:59.'],
  ])('%s stays and is refused', async (digitado, frase) => {
    const { usuario, caixa } = abrir(<CampoHora nome="x" rotulo="Hora" />);
    await usuario.type(caixa, digitado);
    await usuario.tab();
    expect(await screen.findByText(frase)).toBeInTheDocument();
    expect(caixa).toHaveValue(digitado);
  });
});

describe('date', () => {
  test('a filled date is one stop of Tab: the cross is for the pointer', async () => {
    const { usuario, caixa } = abrir(<CampoData nome="x" rotulo="Vigência" />);
    await usuario.type(caixa, '01/02/2026');
    await usuario.tab();
    expect(screen.getByRole('button', { name: 'Cadastrar' })).toHaveFocus();
    // The other one clears the form.
    const [cruz] = screen.getAllByRole('button', { name: 'Limpar' });
    if (cruz) await usuario.click(cruz);
    expect(caixa).toHaveValue('');
  });

  test.each(['05/03/2026', '05032026', '5/3/2026', '2026-03-05'])(
    'typed as %s it is the text DD/MM/YYYY',
    async (digitado) => {
      const { usuario, caixa, enviar } = abrir(<CampoData nome="x" rotulo="Vigência" />);
      await usuario.type(caixa, `${digitado}{Enter}`);
      expect(caixa).toHaveValue('05/03/2026');
      expect(await enviar()).toBe('05/03/2026');
    },
  );

  test.each(['2026-03-05', '2026-03-05T00:00:00', '05/03/2026 10:30'])(
    'pasted as %s it is that day',
    async (colado) => {
      const { usuario, caixa, enviar } = abrir(<CampoData nome="x" rotulo="Vigência" />);
      await usuario.click(caixa);
      await usuario.paste(colado);
      await usuario.tab();
      expect(caixa).toHaveValue('05/03/2026');
      expect(await enviar()).toBe('05/03/2026');
    },
  );

  test('the form has it with its last key', async () => {
    const { usuario, caixa, enviar } = abrir(<CampoData nome="x" rotulo="Vigência" />);
    await usuario.type(caixa, '1/3/2026');
    expect(await enviar()).toBe('01/03/2026');
  });

  test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
    '%s in the field sends the form with the typed day',
    async (teclas) => {
      const { usuario, caixa, enviados } = abrir(<CampoData nome="x" rotulo="Vigência" obrigatorio />);
      await usuario.type(caixa, `01032026${teclas}`);
      await usuario.click(within(await esperarDialogo('Aviso')).getByRole('button', { name: 'Sim' }));
      await waitFor(() => expect(enviados).toEqual(['01/03/2026']));
    },
  );

  test.each([
    ['31/02/2026', 'Data inválida. Use DD/MM/AAAA.'],
    ['amanhã', 'Data inválida. Use DD/MM/AAAA.'],
    ['5/3/26', 'Escreva o ano com quatro algarismos: DD/MM/AAAA.'],
    ['05.03.2026', 'Separe o dia, o mês e o ano com barras: DD/MM/AAAA.'],
    ['31/12/2025', 'Use uma data a partir de 01/01/2026.'],
    ['01/01/2027', 'Use uma data até 31/12/2026.'],
  ])('%s stays as it was typed and is refused', async (digitada, frase) => {
    const { usuario, caixa } = abrir(<CampoData nome="x" rotulo="Vigência" desde="01/01/2026" ate="31/12/2026" />);
    await usuario.type(caixa, digitada);
    await usuario.tab();
    expect(await screen.findByText(frase)).toBeInTheDocument();
    expect(caixa).toHaveValue(digitada);
    await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
    expect(screen.queryByRole('dialog', { name: 'Aviso' })).not.toBeInTheDocument();
  });

  test('a day that is corrected stays under the keys; an emptied form has no text left', async () => {
    const { usuario, caixa, enviar } = abrir(<CampoData nome="x" rotulo="Vigência" />);
    await usuario.type(caixa, '05032026');
    await usuario.type(caixa, '{Backspace}7');
    expect(caixa).toHaveValue('05/03/2027');
    await usuario.type(caixa, '{Backspace}');
    expect(caixa).toHaveValue('05/03/202');
    // The first one is the cross in the field.
    await usuario.click(screen.getAllByRole('button', { name: 'Limpar' }).at(-1) as HTMLElement);
    await usuario.click(within(await esperarDialogo('Aviso')).getByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
    await usuario.type(screen.getByRole('textbox'), '06/03/2026');
    expect(await enviar()).toBe('06/03/2026');
  });
});

describe('password', () => {
  test('is hidden until the user shows it, and a short one is refused', async () => {
    simularApi({});
    const { usuario } = renderTela(
      <FormularioCadastro entidade={{ artigo: 'o', nome: 'Teste' }} aoSalvar={() => Promise.resolve()}>
        <CampoSenha nome="senha" rotulo="Senha" obrigatorio />
      </FormularioCadastro>,
    );
    const senha = screen.getByLabelText('Senha');
    expect(senha).toHaveAttribute('type', 'password');
    await usuario.type(senha, '1234567');
    expect(await screen.findByText('Use no mínimo 8 caracteres.')).toBeInTheDocument();
    await usuario.click(screen.getByRole('button', { name: 'Mostrar' }));
    expect(senha).toHaveAttribute('type', 'text');
  });
});
