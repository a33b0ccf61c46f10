import { violacao } from '@merenda/shared/regras';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Form, Input } from 'antd';
import { CampoTexto } from '../campos/CampoTexto.js';
import { regra } from './regra.js';

test('a field shows the first violation of the rule, which reads the other fields', async () => {
  const cabe = regra<string>((nome, ler) => [
    ...violacao(nome === ler('pai'), 'nome', 'Escolha outro nome.'),
    ...violacao(nome !== 'Ana', 'nome', 'Só Ana serve.'),
  ]);
  const aoEnviar = jest.fn();
  render(
    <Form initialValues={{ pai: 'Rui' }} onFinish={aoEnviar}>
      <CampoTexto nome="pai" rotulo="Pai" max={20} />
      <CampoTexto nome="nome" rotulo="Nome" max={20} regras={[cabe]} />
      <Button htmlType="submit">Enviar</Button>
    </Form>,
  );
  const nome = screen.getByLabelText('Nome');
  await userEvent.type(nome, 'Rui');
  expect(await screen.findByText('Escolha outro nome.')).toBeInTheDocument();
  expect(screen.queryByText('Só Ana serve.')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(aoEnviar).not.toHaveBeenCalled();

  await userEvent.clear(nome);
  await userEvent.type(nome, 'Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(aoEnviar).toHaveBeenCalledWith({ pai: 'Rui', nome: 'Ana' });
});

test('a rule for one moment is silent before it', async () => {
  const nunca = regra<string>(() => violacao(true, 'nome', 'Nada serve.'), 'onBlur');
  render(
    <Form>
      <Form.Item name="nome" label="Nome" rules={[nunca]} validateTrigger={['onChange', 'onBlur']}>
        <Input />
      </Form.Item>
    </Form>,
  );
  await userEvent.type(screen.getByLabelText('Nome'), 'Ana');
  expect(screen.queryByText('Nada serve.')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(await screen.findByText('Nada serve.')).toBeInTheDocument();
});
