import { useState } from 'react';
import { Search } from 'lucide-react';
import { Badge, SubwayBadge } from '#app/ui/data/badge.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Disclosure } from '#app/ui/controls/disclosure.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { OfflineBar } from '#app/ui/feedback/offline-bar.tsx';
import { Heading, Section } from '#app/ui/layout/page.tsx';
import { Stack } from './stack.tsx';
import { PriceLines } from '#app/ui/data/price-lines.tsx';
import { Rating, RatingBars } from '#app/ui/data/rating.tsx';
import { Skeleton, SkeletonLines } from '#app/ui/feedback/skeleton.tsx';
import { Stepper } from '#app/ui/data/stepper.tsx';
import { Table } from '#app/ui/data/table.tsx';
import type { Column } from '#app/ui/data/table.tsx';
import { Tabs } from '#app/ui/controls/tabs.tsx';
import { lightColors } from '../../ui/theme/palette.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { Timeline } from '#app/ui/data/timeline.tsx';
import * as css from './gallery.css.ts';

const tones = ['neutral', 'brand', 'success', 'warning', 'danger', 'outline'] as const;
const colors = Object.keys(lightColors).filter(
  (name): name is keyof typeof lightColors => name in lightColors,
);

export function Foundations() {
  return (
    <Section tight>
      <Heading
        level={1}
        eyebrow="Design system"
        title="따뜻한 바닥, 서울의 첫 집"
        lead="A safe home and a living community: every piece in every state."
      />
      <Stack gap={32}>
        <div className={css.swatches}>
          {colors.map((name) => (
            <span key={name} className={css.swatch}>
              <span className={css.chip} style={{ background: vars.color[name] }} />
              {name}
            </span>
          ))}
        </div>
        <div className={css.row}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              예약 확정
            </Badge>
          ))}
          <SubwayBadge line={1} label="1호선" />
          <SubwayBadge line={2} label="2호선" />
          <SubwayBadge line={6} label="6호선" />
          <Rating value={4.8} label="5점 만점에 4.8점" count="(24)" />
        </div>
      </Stack>
    </Section>
  );
}

const reservations = [
  {
    id: 'R-2411',
    house: '홍대 햇살 원룸',
    guest: 'Linh Nguyen',
    dates: '11.16 – 12.20',
    total: '2,480,000원',
  },
  {
    id: 'R-2412',
    house: '이태원 루프탑 하우스',
    guest: 'Camille Roux',
    dates: '12.01 – 03.01',
    total: '5,910,000원',
  },
];

const columns: readonly Column<(typeof reservations)[number]>[] = [
  { key: 'house', head: '집', cell: ({ house }) => house },
  { key: 'guest', head: '입주자', cell: ({ guest }) => guest },
  { key: 'dates', head: '날짜', cell: ({ dates }) => dates },
  { key: 'state', head: '상태', cell: () => <Badge tone="success">확정</Badge> },
  { key: 'total', head: '합계', cell: ({ total }) => total, numeric: true },
];

export function Pieces() {
  return (
    <>
      <OfflineBar offline>오프라인이에요. 14:05에 저장한 내용을 보여드려요.</OfflineBar>
      <Section tight>
        <Heading title="Pieces" level={2} />
        <Stack gap={32}>
          <Stepper
            label="예약 단계"
            steps={['숙박', '인원', '결제', '서명']}
            current={2}
            doneText="완료"
            onStep={() => undefined}
          />
          <Cards />
          <Timeline
            label="환불 규정"
            segments={[
              { label: '전액 환불', range: '10월 16일까지', text: '임대료 100%, 보증금 100%', tone: 'good' },
              {
                label: '절반 환불',
                range: '10월 17일 – 11월 8일',
                text: '임대료 50%, 보증금 100%',
                tone: 'partial',
              },
              { label: '임대료 환불 없음', range: '11월 9일부터', text: '보증금 100%', tone: 'none' },
            ]}
            today={{ segment: 1, fraction: 0.4, label: '오늘' }}
          />
          <RatingBars
            ratings={[
              { label: '시설', value: 4.9 },
              { label: '매니저 소통', value: 4.7 },
              { label: '커뮤니티 행사', value: 4.5 },
              { label: '위치', value: 4.8 },
            ]}
          />
          <ReservationTabs />
          <div>
            <Disclosure summary="침구는 제공되나요?" name="gallery-faq" defaultOpen>
              침구는 제공되지 않아요. 필요하시면 예약할 때 침구 세트를 함께 주문할 수 있어요.
            </Disclosure>
            <Disclosure summary="입주는 몇 시부터인가요?" name="gallery-faq">
              오후 3시부터예요.
            </Disclosure>
          </div>
        </Stack>
      </Section>
    </>
  );
}

function Cards() {
  return (
    <div className={css.grid}>
      <Card look="raised" pad="large">
        <PriceLines
          lines={[
            { label: '임대료', explanation: '1,200,000원 × 34박 ÷ 30', amount: '1,360,000원' },
            { label: '쿠폰', explanation: 'WELCOME', amount: '−100,000원', minus: true },
            { label: '침구 세트', explanation: '39,000원 × 1', amount: '39,000원' },
            { label: '보증금', explanation: '퇴실 후 돌려드려요', amount: '1,000,000원' },
          ]}
          total={{
            label: '합계',
            amount: '2,299,000원',
            aside: 'US$1,664.37',
            explanation: '부가세 포함',
          }}
        />
      </Card>
      <Card>
        <Stack>
          <Skeleton ratio="3 / 2" radius="14px" />
          <SkeletonLines />
        </Stack>
      </Card>
      <Card look="sunken">
        <EmptyState
          icon={<Search size={28} />}
          title="조건에 맞는 집이 없어요."
          text="날짜나 지역을 바꿔 보세요."
          action={
            <Button variant="secondary" size="medium">
              필터 지우기
            </Button>
          }
        />
      </Card>
    </div>
  );
}

function ReservationTabs() {
  const [tab, setTab] = useState<'upcoming' | 'past'>('upcoming');
  return (
    <Tabs
      label="나의 예약"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'upcoming', label: '다가오는 숙박', count: 2 },
        { value: 'past', label: '지난 숙박' },
      ]}
    >
      <Table
        caption="예약"
        rows={tab === 'upcoming' ? reservations : []}
        rowKey={({ id }) => id}
        onOpen={() => undefined}
        empty={<EmptyState title="지난 숙박이 없어요." />}
        columns={columns}
      />
    </Tabs>
  );
}
