import { usePermissao } from '@merenda/shared';
import { COLUNAS_DO_PNAE, ROTULOS_COLUNA_DO_PNAE, type PainelDoPnae } from '@merenda/shared/contratos';
import { Alerta } from '@merenda/shared/ui';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { ModalClassificar } from './ModalClassificar.js';
import { useContasFechadas } from './recursos-pnae.api.js';
import { ValorQueAbre } from './ValorQueAbre.js';

/** The unclassified items in the three columns; who registers items classifies them here. */
export function NaoClassificado({ painel: { ano, naoClassificado } }: { painel: PainelDoPnae }) {
  const [aberto, setAberto] = useState(false);
  const fechadas = useContasFechadas(ano);
  const podeClassificar = usePermissao('ITENS');
  if (!aberto && COLUNAS_DO_PNAE.every((coluna) => naoClassificado[coluna] === 0)) return null;
  return (
    <Alerta
      type="warning"
      title="Há itens não classificados, que entram no total e em nenhuma meta de grau de processamento."
      description={
        <Flex wrap gap="middle" align="center">
          {COLUNAS_DO_PNAE.map((coluna) => (
            <span key={coluna}>
              {ROTULOS_COLUNA_DO_PNAE[coluna]}:{' '}
              <ValorQueAbre
                valor={naoClassificado[coluna]}
                figura={{ ano, coluna, recorte: 'SEM_GRAU' }}
                nome="itens não classificados"
              />
            </span>
          ))}
          {fechadas ? (
            <span>As contas do ano estão fechadas: a classificação de um item não muda mais os seus valores.</span>
          ) : podeClassificar ? (
            <Button onClick={() => setAberto(true)}>Classificar itens</Button>
          ) : (
            <span>Quem cadastra os itens pode informar o grau de processamento.</span>
          )}
          {aberto && <ModalClassificar ano={ano} aoFechar={() => setAberto(false)} />}
        </Flex>
      }
    />
  );
}
