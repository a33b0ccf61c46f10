import { LIMITES, type NotaEletronicaNova, type NotaLida, type Solicitacao } from '@merenda/shared/contratos';
import { formatarMoeda, nomeProprio } from '@merenda/shared/formatos';
import { formatarDocumento, OBRIGATORIO } from '@merenda/shared/regras';
import { Alert, Button, Flex, Input, Typography } from 'antd';
import { useId, useState } from 'react';
import { itensPendentes } from '../recebimentos/rascunho.js';
import { ItemLido } from './ItemLido.js';
import { escolhasDe, notaParaEnviar, valoresDaNota, type Escolhas, type ValoresDaNota } from './preenchimento.js';

/** An invoice that the user takes for the receipt. */
export interface NotaUsada {
  chave: string;
  /** Values for the form. */
  valores: ValoresDaNota;
  /** What the receipt sends of it. */
  notaEletronica: NotaEletronicaNova;
}

interface NotaLidaNoCartaoProps {
  solicitacao: Solicitacao;
  nota: NotaLida;
  aoUsar: (usada: NotaUsada) => void;
}

/** What was read of an invoice: what stands against it, its items with their products, and the button that takes it. */
export function NotaLidaNoCartao({ solicitacao, nota, aoUsar }: NotaLidaNoCartaoProps) {
  const [escolhas, setEscolhas] = useState<Escolhas>(() => escolhasDe(solicitacao, nota));
  const [motivo, setMotivo] = useState('');
  const [tentou, setTentou] = useState(false);
  const motivoId = useId();
  const pendentes = itensPendentes(solicitacao);
  const { chave, emitente, recusas, avisos, avisoDoDestinatario, itens } = nota;
  const semMotivo = avisoDoDestinatario !== null && motivo.trim() === '';

  function usar(): void {
    setTentou(true);
    if (semMotivo || itens.some(({ numero }) => escolhas[numero] === undefined)) return;
    const motivoDestinatario = avisoDoDestinatario === null ? null : motivo.trim();
    aoUsar({
      chave,
      valores: valoresDaNota(solicitacao, nota, escolhas),
      notaEletronica: notaParaEnviar(nota, escolhas, motivoDestinatario),
    });
  }

  return (
    <Flex vertical gap="middle">
      <Typography.Text style={{ overflowWrap: 'anywhere' }}>
        {nomeProprio(emitente.nome)}, {formatarDocumento(emitente.documento)}. Emitida em {nota.dataEmissao}, valor{' '}
        {formatarMoeda(nota.valor)}
        {nota.protocolo === null ? '' : `, protocolo ${nota.protocolo}`}.
        <br />
        Chave {chave}. A assinatura digital não é validada: confira a chave no portal da NF-e.
      </Typography.Text>
      {recusas.map((recusa) => (
        <Alert key={recusa} type="error" showIcon title={recusa} />
      ))}
      {avisos.map((aviso) => (
        <Alert key={aviso} type="warning" showIcon title={aviso} />
      ))}
      {recusas.length === 0 && (
        <>
          {avisoDoDestinatario !== null && (
            <Flex vertical gap={4}>
              <Alert type="warning" showIcon title={avisoDoDestinatario} />
              <label htmlFor={motivoId}>Motivo de aceitar este destinatário</label>
              <Input.TextArea
                id={motivoId}
                rows={2}
                value={motivo}
                maxLength={LIMITES.motivo}
                status={tentou && semMotivo ? 'error' : undefined}
                aria-invalid={(tentou && semMotivo) || undefined}
                aria-describedby={tentou && semMotivo ? `${motivoId}-erro` : undefined}
                onChange={({ target }) => setMotivo(target.value)}
              />
              {tentou && semMotivo && (
                <Typography.Text type="danger" id={`${motivoId}-erro`}>
                  {OBRIGATORIO}
                </Typography.Text>
              )}
            </Flex>
          )}
          {itens.map((item) => (
            <ItemLido
              key={item.numero}
              item={item}
              pendentes={pendentes}
              escolha={escolhas[item.numero]}
              falta={tentou}
              aoEscolher={(escolha) => setEscolhas((antes) => ({ ...antes, [item.numero]: escolha }))}
            />
          ))}
          <Button type="primary" onClick={usar} style={{ alignSelf: 'start' }}>
            Usar esta nota
          </Button>
        </>
      )}
    </Flex>
  );
}
