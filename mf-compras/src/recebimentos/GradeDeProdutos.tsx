import type { Solicitacao } from '@merenda/shared/contratos';
import { usePreencher } from '@merenda/shared/ui';
import { Alert, Button, Flex, Form, Typography } from 'antd';
import { useState } from 'react';
import { ConferenciaDaEntrega } from './CamposDaConferencia.js';
import { irParaOProximo } from './enter.js';
import { temConferencia } from './conferencia.js';
import { LeituraNoRecebimento } from './LeituraNoRecebimento.js';
import { ItemRecebido } from './ItemRecebido.js';
import type { RascunhoRecebimento } from './digitado.js';
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
  }

  return (
    <Button onClick={acionar} disabled={completo && !desfaz}>
      {desfaz ? 'Desfazer "Chegou tudo"' : 'Chegou tudo'}
    </Button>
  );
}
