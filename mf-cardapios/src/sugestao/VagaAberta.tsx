import { formatarMoeda, nomeComum } from '@merenda/shared/formatos';
import { useQuadroDoModal } from '@merenda/shared/ui';
import { Button, Flex, Modal, Typography } from 'antd';
import { useState } from 'react';
import { nomeDaVaga } from './nomes.js';
import type { Vaga } from './proposta.js';

interface VagaAbertaProps {
  /** 'DD/MM/YYYY' */
  dia: string;
  vaga: Vaga;
  fixo: boolean;
  aoFixar: () => void;
  aoSoltar: () => void;
  /** The dish is not used in any week. */
  aoExcluir: () => void;
  /** Another dish takes the place, and stays there. */
  aoTrocar: (prato: { id: number; nome: string }) => void;
  aoFechar: () => void;
}

/** Why a dish is at its meal, what else could be, and what that would change. */
export function VagaAberta({ dia, vaga, fixo, aoFixar, aoSoltar, aoExcluir, aoTrocar, aoFechar }: VagaAbertaProps) {
  const [aberta, setAberta] = useState(true);
  const quadro = useQuadroDoModal('GAVETA');
  const fechando = (ato: () => void) => () => {
    setAberta(false);
    ato();
  };
  const { prato, custo, porque, alternativas } = vaga;
  return (
    <Modal
      {...quadro}
      title={nomeDaVaga(dia, vaga)}
      open={aberta}
      onCancel={() => setAberta(false)}
      afterClose={aoFechar}
      footer={null}
    >
      <Typography.Title level={2} style={{ marginTop: 0, fontSize: 18 }}>
        {nomeComum(prato.nome)}
        {custo !== null && <small className="sugestao-custo">{formatarMoeda(custo)} por aluno</small>}
      </Typography.Title>
      <Flex wrap gap="small">
        {fixo ? (
          <Button onClick={fechando(aoSoltar)}>Soltar</Button>
        ) : (
          <Button onClick={fechando(aoFixar)}>Fixar neste dia</Button>
        )}
        <Button danger onClick={fechando(aoExcluir)}>
          Não usar este prato
        </Button>
      </Flex>
      <h3 className="sugestao-periodo">Por quê</h3>
      <ul>
        {porque.map((frase) => (
          <li key={frase}>{frase}</li>
        ))}
      </ul>
      <h3 className="sugestao-periodo">Alternativas</h3>
      {alternativas.length === 0 && <p>Nenhum outro prato cabe nesta refeição.</p>}
      <ul className="sugestao-alternativas">
        {alternativas.map(({ prato: outro, diferencaDeCusto, deixaDeCumprir }) => (
          <li key={outro.id}>
            <div>
              <strong>{nomeComum(outro.nome)}</strong>
              <div>{custoEmPalavras(diferencaDeCusto)}</div>
              {deixaDeCumprir.length === 0 ? (
                <div>Mantém o que a proposta cumpre.</div>
              ) : (
                deixaDeCumprir.map((frase) => <div key={frase}>{frase}</div>)
              )}
            </div>
            <Button aria-label={`Usar ${nomeComum(outro.nome)}`} onClick={fechando(() => aoTrocar(outro))}>
              Usar este
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function custoEmPalavras(diferenca: number | null): string {
  if (diferenca === null) return 'Sem preço para comparar.';
  if (diferenca === 0) return 'Custa o mesmo.';
  return `Custa ${formatarMoeda(Math.abs(diferenca))} a ${diferenca > 0 ? 'mais' : 'menos'} por aluno.`;
}
