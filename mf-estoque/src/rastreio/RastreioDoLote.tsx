import { nomeDoLote } from '@merenda/shared/regras';
import LockOutlined from '@ant-design/icons/LockOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import UnlockOutlined from '@ant-design/icons/UnlockOutlined';
import type { RastreioDoLote as Rastreio } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { Alerta, Icone, Lida, Parte, Tela, useHoje, useQuantidade } from '@merenda/shared/ui';
import { Button, Flex, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Validade } from '../estoques/Validade.js';
import { useRastreio } from './lotes.api.js';
import { ModalBloqueio } from './ModalBloqueio.js';
import { SomaDoLote } from './SomaDoLote.js';
import { TabelasDoRastreio } from './TabelasDoRastreio.js';

/** One lot: its sum, what it came from, where it is and what used it; and its blocking. */
export function RastreioDoLote({ lote }: { lote: number }) {
  const rastreio = useRastreio(lote);
  const { data } = rastreio;
  const [ato, setAto] = useState<'bloquear' | 'desbloquear' | null>(null);
  const navigate = useNavigate();
  return (
    <Tela
      titulo="Rastreio de lotes"
      acoes={
        <>
          <Button icon={<Icone de={SearchOutlined} />} onClick={() => void navigate('/rastreio-de-lotes')}>
            Buscar outro lote
          </Button>
          {data && (
            <Button
              icon={<Icone de={PrinterOutlined} />}
              onClick={() => void navigate(`/relatorio/rastreio-lote/${lote}`)}
            >
              Relatório
            </Button>
          )}
        </>
      }
      principal={
        data &&
        (data.bloqueio === null ? (
          <Button danger icon={<Icone de={LockOutlined} />} onClick={() => setAto('bloquear')}>
            Bloquear lote
          </Button>
        ) : (
          <Button icon={<Icone de={UnlockOutlined} />} onClick={() => setAto('desbloquear')}>
            Desbloquear lote
          </Button>
        ))
      }
    >
      <Lida consulta={rastreio} espera={<Skeleton active paragraph={{ rows: 8 }} />}>
        {(lido) => <Conteudo rastreio={lido} />}
      </Lida>
      {data && ato && <ModalBloqueio lote={data.produtoLote} ato={ato} aoFechar={() => setAto(null)} />}
    </Tela>
  );
}

function Conteudo({ rastreio }: { rastreio: Rastreio }) {
  const { produtoLote, bloqueio, parcelas } = rastreio;
  const hoje = useHoje();
  const quantidade = useQuantidade();
  const escrever = (quanto: number): string => quantidade(quanto, produtoLote.produto);
  return (
    <Flex vertical gap="large">
      <div>
        <Typography.Title level={2} style={{ margin: 0, fontSize: 18 }}>
          {nomeDoLote(produtoLote)}
        </Typography.Title>
        <Flex wrap gap={4} align="center">
          <Typography.Text type="secondary">Fabricação {produtoLote.dataFabricacao}, validade</Typography.Text>
          <Validade data={produtoLote.dataValidade} hoje={hoje} />
        </Flex>
      </div>
      {bloqueio && (
        <Alerta
          type="error"
          title="Lote bloqueado: só sai como recolhimento"
          description={`${bloqueio.motivo} · ${nomeProprio(bloqueio.usuario)}, em ${bloqueio.quando}`}
        />
      )}
      <Parte titulo="Soma">
        <SomaDoLote parcelas={parcelas} escrever={escrever} />
      </Parte>
      <TabelasDoRastreio rastreio={rastreio} escrever={escrever} />
    </Flex>
  );
}
