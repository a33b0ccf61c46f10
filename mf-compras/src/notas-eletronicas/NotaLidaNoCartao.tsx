import { LIMITES, type NotaLida, type Solicitacao } from '@merenda/shared/contratos';
import { ehIlegivel, formatarMoeda, nomeProprio } from '@merenda/shared/formatos';
import { formatarDocumento, OBRIGATORIO } from '@merenda/shared/regras';
import { Alert, Button, Flex, Input, Typography } from 'antd';
import { useId, useState } from 'react';
import type { NotaDoFormulario } from '../recebimentos/digitado.js';
import { itensPendentes } from '../recebimentos/rascunho.js';
import { ItemLido } from './ItemLido.js';
import {
  conversoesDe,
  escolhasDe,
  notaParaEnviar,
  valoresDaNota,
  type Conversoes,
  type Escolhas,
  type ValoresDaNota,
} from './preenchimento.js';

/** An invoice that the user takes for the receipt. */
export interface NotaUsada {
  chave: string;
  /** Values for the form. */
  valores: ValoresDaNota;
  /** What the form keeps of it, and the receipt sends. */
  notaEletronica: Omit<NotaDoFormulario, 'numero'>;
}

interface NotaLidaNoCartaoProps {
  solicitacao: Solicitacao;
  nota: NotaLida;
  aoUsar: (usada: NotaUsada) => void;
}

/** An invoice that was read: the reasons against it, its items with their products, and the button that takes it. */
export function NotaLidaNoCartao({ solicitacao, nota, aoUsar }: NotaLidaNoCartaoProps) {
  const [escolhas, setEscolhas] = useState<Escolhas>(() => escolhasDe(solicitacao, nota));
  const [conversoes, setConversoes] = useState<Conversoes>(() => conversoesDe(nota));
  const [motivo, setMotivo] = useState('');
  const [tentou, setTentou] = useState(false);
  const motivoId = useId();
  const pendentes = itensPendentes(solicitacao);
  const { chave, emitente, recusas, avisos, avisoDoDestinatario, itens } = nota;
  const semMotivo = avisoDoDestinatario !== null && motivo.trim() === '';

  function usar(): void {
    setTentou(true);
    if (semMotivo || itens.some(({ numero }) => escolhas[numero] === undefined || naoConverte(conversoes[numero])))
      return;
    const motivoDestinatario = avisoDoDestinatario === null ? null : motivo.trim();
    aoUsar({
      chave,
      valores: valoresDaNota(solicitacao, nota, { escolhas, conversoes }),
      notaEletronica: notaParaEnviar(solicitacao, nota, { escolhas, conversoes }, motivoDestinatario),
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
              conversao={conversoes[item.numero]}
              falta={tentou}
              aoEscolher={(escolha) => setEscolhas((antes) => ({ ...antes, [item.numero]: escolha }))}
              aoConverter={(conversao) => setConversoes((antes) => ({ ...antes, [item.numero]: conversao }))}
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

/** A conversion that its field refuses. */
const naoConverte = (digitada: Conversoes[number]): boolean => ehIlegivel(digitada) || digitada === 0;
