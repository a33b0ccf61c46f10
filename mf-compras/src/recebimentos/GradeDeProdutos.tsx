import type { Solicitacao } from '@merenda/shared/contratos';
import { usePreencher } from '@merenda/shared/ui';
import { Alert, Button, Flex, Form, Typography } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { ConferenciaDaEntrega } from './CamposDaConferencia.js';
import { temConferencia } from './conferencia.js';
import type { RascunhoRecebimento } from './digitado.js';
import { ItemRecebido } from './ItemRecebido.js';
import { LeituraNoRecebimento } from './LeituraNoRecebimento.js';
import { comChegada, itensPendentes, naoMarcados } from './rascunho.js';

/** One line a product that is open, with its lots. Enter goes to the next cell. */
export function GradeDeProdutos({ solicitacao }: { solicitacao: Solicitacao }) {
  const form = Form.useFormInstance<RascunhoRecebimento>();
  // A draft may have it.
  const [conferindo, setConferindo] = useState(() => temConferencia(form.getFieldsValue(true)));
  return (
    <section aria-labelledby={TITULO} onKeyDown={irParaOProximo}>
      <Flex wrap gap="small" align="center" justify="space-between" style={{ marginBottom: 16 }}>
        <Typography.Title level={2} id={TITULO} style={{ fontSize: 16, margin: 0 }}>
          Produtos
        </Typography.Title>
        <Flex wrap gap="small">
          {!conferindo && <Button onClick={() => setConferindo(true)}>Anotar conferência</Button>}
          <LeituraNoRecebimento solicitacao={solicitacao} />
          <ChegouTudo solicitacao={solicitacao} />
        </Flex>
      </Flex>
      <Alert type="info" showIcon style={{ marginBottom: 16 }} title="Selecione os produtos que realmente chegaram." />
      {conferindo && <ConferenciaDaEntrega />}
      {itensPendentes(solicitacao).map((item) => (
        <ItemRecebido
          key={item.id}
          solicitacao={solicitacao.id}
          conferindo={conferindo}
          item={item}
          agriculturaFamiliar={solicitacao.fornecedor.agriculturaFamiliar}
        />
      ))}
    </section>
  );
}

const TITULO = 'produtos-do-recebimento';

/** Checks every product in one press; a second press takes back those that it checked, and loses nothing that was typed. */
function ChegouTudo({ solicitacao }: { solicitacao: Solicitacao }) {
  const form = Form.useFormInstance<RascunhoRecebimento>();
  const preencher = usePreencher<RascunhoRecebimento>();
  const [marcados, setMarcados] = useState<readonly number[]>([]);
  const completo = Form.useWatch((valores) => naoMarcados(solicitacao, valores).length === 0, {
    form,
    preserve: true,
  });
  const desfaz = completo && marcados.length > 0;

  function acionar(): void {
    const produtos = desfaz ? marcados : naoMarcados(solicitacao, form.getFieldsValue(true));
    preencher(comChegada(produtos, !desfaz));
    setMarcados(desfaz ? [] : produtos);
    if (!desfaz) focarPrimeiraVazia();
  }

  return (
    <Button onClick={acionar} disabled={completo && !desfaz}>
      {desfaz ? 'Desfazer "Chegou tudo"' : 'Chegou tudo'}
    </Button>
  );
}

/** Frames to wait for the lots, which come after the press. */
const QUADROS = 60;

/** Typing goes on in the first empty cell. Not on touch screens, where the keyboard would cover the grid. */
function focarPrimeiraVazia(quadros = QUADROS): void {
  if (matchMedia('(pointer: coarse)').matches) return;
  const celulas =
    document.getElementById(TITULO)?.closest('section')?.querySelectorAll<HTMLInputElement>(CELULAS) ?? [];
  const vazia = [...celulas].find(({ value }) => value === '');
  if (vazia) vazia.focus();
  else if (quadros > 0) requestAnimationFrame(() => focarPrimeiraVazia(quadros - 1));
}

/** What can be filled in a row, in the order of the page. */
const CELULAS = 'input:not(:disabled, [type="file"], [type="hidden"]), textarea:not(:disabled)';

/** Enter in a cell goes to the next one, as in a spreadsheet, and does not send the form. In a long text it breaks the line. */
function irParaOProximo(evento: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, shiftKey, target, currentTarget } = evento;
  if (key !== 'Enter' || ctrlKey || metaKey || !(target instanceof HTMLInputElement)) return;
  // The reader of labels opens from the grid, but is a panel of its own.
  if (!currentTarget.contains(target)) return;
  // Enter opens a list, and takes its option.
  if (target.getAttribute('role') === 'combobox') return;
  evento.preventDefault();
  // A product that is checked needs no second look.
  const celulas = [...currentTarget.querySelectorAll<HTMLElement>(CELULAS)].filter(
    (celula) => celula === target || !celula.matches(':checked'),
  );
  const proxima = celulas[celulas.indexOf(target) + (shiftKey ? -1 : 1)];
  proxima?.focus();
  if (proxima instanceof HTMLInputElement) proxima.select();
}
