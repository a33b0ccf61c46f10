import { temPermissao } from '@merenda/shared';
import type { PrazoDeGuarda, Tratamento } from '@merenda/shared/contratos';
import { escreverPrazo } from '@merenda/shared/regras';
import { Lida, Parte, Tela } from '@merenda/shared/ui';
import { Button, Flex, Skeleton, Typography } from 'antd';
import { useState, type ReactNode } from 'react';
import { FormularioDoPrazo, type TratamentoComPrazo } from './FormularioDoPrazo.js';
import { useTratamentos } from './privacidade.api.js';
import './privacidade.css';

/**
 * Screens '/privacidade' and '/configuracoes/privacidade': each kind of personal data with its purpose, its readers and
 * its term, in words.
 */
export default function Privacidade() {
  const tratamentos = useTratamentos();
  const [editando, setEditando] = useState<TratamentoComPrazo | null>(null);
  const podeMudar = temPermissao('CONFIGURACOES');
  return (
    <Tela titulo="Privacidade" acoes={tratamentos.data && <Button onClick={() => window.print()}>Imprimir</Button>}>
      <Flex vertical gap="middle">
        <Typography.Paragraph style={{ margin: 0 }}>
          O registro dos dados pessoais que o sistema guarda (Lei 13.709/2018, art. 37). Depois do prazo, o comando
          aplicar-prazos, de quem opera o servidor, os apaga ou anonimiza.
          {podeMudar ? '' : ' Somente quem tem a permissão Configurações do município pode mudar os prazos.'}
        </Typography.Paragraph>
        <Lida consulta={tratamentos} espera={<Skeleton active paragraph={{ rows: 24 }} />}>
          {(data) =>
            data.map((tratamento) => (
              <UmTratamento
                key={tratamento.tipo}
                tratamento={tratamento}
                aoMudar={podeMudar ? (comPrazo) => setEditando(comPrazo) : undefined}
              />
            ))
          }
        </Lida>
      </Flex>
      {editando && <FormularioDoPrazo tratamento={editando} aoFechar={() => setEditando(null)} />}
    </Tela>
  );
}

interface UmTratamentoProps {
  tratamento: Tratamento;
  /** Absent for a user who may not change terms. */
  aoMudar?: ((tratamento: TratamentoComPrazo) => void) | undefined;
}

function UmTratamento({ tratamento, aoMudar }: UmTratamentoProps) {
  const { nome, titulares, finalidade, baseLegal, quemVe, prazo, aposOPrazo, dados } = tratamento;
  return (
    <Parte titulo={nome}>
      <dl className="tratamento">
        <Linha rotulo="De quem">{titulares}</Linha>
        <Linha rotulo="O quê">{dados.map(({ titulo, campos }) => `${titulo}: ${campos.join(', ')}`).join('; ')}</Linha>
        <Linha rotulo="Para quê">{finalidade}</Linha>
        <Linha rotulo="Base legal">{baseLegal}</Linha>
        <Linha rotulo="Quem vê">{quemVe}</Linha>
        <Linha rotulo="Por quanto tempo">
          {prazo ? <Prazo prazo={prazo} /> : 'Sem prazo próprio.'} {aposOPrazo}
        </Linha>
      </dl>
      {prazo && aoMudar && (
        <Button onClick={() => aoMudar({ ...tratamento, prazo })} aria-label={`Alterar prazo de ${nome}`}>
          Alterar prazo
        </Button>
      )}
    </Parte>
  );
}

function Prazo({ prazo: { prazo, unidade, contaDe, fonte } }: { prazo: PrazoDeGuarda }) {
  return (
    <>
      <strong>{escreverPrazo(prazo, unidade)}</strong> desde {contaDe}. {fonte}
    </>
  );
}

function Linha({ rotulo, children }: { rotulo: string; children: ReactNode }) {
  return (
    <div>
      <dt>{rotulo}</dt>
      <dd>{children}</dd>
    </div>
  );
}
